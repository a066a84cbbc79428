"""The taught first game: lessons as data, and the coach who goes through them."""
