"""How fast home and a person's page are with very many finished games."""
