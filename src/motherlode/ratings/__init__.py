"""How strong somebody plays, as a number: the arithmetic, what is rated together, and the bots that hold the scale."""
