"""Fair shares of the machine: what one address may use up, however it asks."""
