/// Tests follow.
