"""What happens at a table while it is played: one file per verb."""
