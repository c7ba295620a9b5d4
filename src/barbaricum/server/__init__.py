"""Tables in the browser: whoever plays, looks on or thinks comes in through the same doors.

The log of a table is the only truth. Nothing here knows the rules of any game.
"""
