"""What every game stands on: records, frames, actions, events, chance, secrets, matches and saved games."""
