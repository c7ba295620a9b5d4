"""What an action is called where it is advised or looked back at: no notation, no asides."""
