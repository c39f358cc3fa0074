"""How the games are trained with other people's libraries; `make test-trainers` tries each for a few hundred steps."""
