"""The house over HTTP and websockets."""
