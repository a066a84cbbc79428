"""Games played without a screen: many at once, counted, recorded and checked."""
