# The first-game tour.

guide = Tour
guide-topics = What you will learn
guide-turn = turn { $number } of { $of }
guide-got-it = Got it
guide-skip = End the tour
guide-key = Press T to come here from anywhere
guide-show = Show
