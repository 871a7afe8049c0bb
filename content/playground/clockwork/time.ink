// The time of “Ten to midnight”: how late it is, and how it passes.
VAR minutes = 10
VAR drag = false

=== function late()
~ return minutes <= 0

=== function clock()
{minutes:
- 10: ten to midnight
- 5: five to midnight
- 1: one minute to midnight
- else: {minutes} minutes to midnight
}

=== function give_back(some)
~ minutes += some

// A tunnel: the story goes through it and comes back to where it was.
=== pass(some)
~ temp passed = some
{drag: 
  ~ passed = 1
}
~ minutes -= passed
{late(): Somewhere above you a hammer is being lifted.}
->->

=== begin_again
~ minutes = 10
~ drag = false
->->
