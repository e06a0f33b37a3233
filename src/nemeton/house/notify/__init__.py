"""Calling people who are away: web push, webhooks."""
