// Odds and evens: chance, and coins that are counted.
# title: Odds and Evens

VAR coins = 3
VAR thrown = 0

The die is made of a bishop's tooth, the old woman says, and cannot lie. You put three coins on the table.

-> table

=== table
// These two lead away as soon as they are true.
{coins <= 0: -> nothing_left}
{coins >= 6: -> enough}

// The number of coins is printed, with or without an s.
You have {coins} coin{coins != 1:s}.

+ [Bet on odd]
  // A part can be given a value, as a function: here, what is left when an odd number is divided by two.
  -> throw(1)
+ [Bet on even]
  -> throw(0)
+ [Take your coins and go] -> go

=== throw(wanted)
// A number from 1 to 6, by chance.
~ thrown = RANDOM(1, 6)
{thrown % 2 == wanted:
  ~ coins += 1
  It shows {thrown}. She pushes a coin across the table.
- else:
  ~ coins -= 1
  It shows {thrown}. She is already holding your coin.
}
-> table

=== nothing_left
"Now you know something about bishops," says the old woman.
-> END

=== enough
She looks at your six coins, and then at the tooth, for a long time. "He lied," she says.
-> END

=== go
{coins > 3: You have won, and nobody will believe it.|"Come back when you are older," she says. You are fifty-two.}
-> END
