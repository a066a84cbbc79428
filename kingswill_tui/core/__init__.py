"""What every game and every layer above speaks: seats, decisions, actions, events, observations."""
