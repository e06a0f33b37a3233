"""Who visits: guests, their names, devices, tables and chat; the lobby."""
