// The village fair: small scenes that come up in any order, some of them only later.

VAR pennies = 4

You have four pennies and the whole afternoon.

-> fair

=== fair
{pennies == 0: -> evening}
{Brass music, not quite together.|The band begins the same march again.|A cloud passes over, and the band speeds up.} You have {pennies} {pennies == 1:penny|pennies}.

// <- fetches the choices of another part, so that each stall can be written by itself.
<- goose
<- fortune
<- wheel
+ [Go home] -> evening

=== goose
* [Guess the weight of the goose]
  ~ pennies -= 1
  "Eleven pounds," you say. The goose is offended.
  -> fair
// This comes up once you have had your fortune told.
* {fortune.told} [Ask the goose for its name]
  ~ pennies -= 1
  It costs a penny. "Eleven pounds," says its owner. "You guessed it."
  -> fair

=== fortune
* (told) [Have your fortune told]
  ~ pennies -= 1
  "You will meet somebody tall, dark and feathered." She closes her hand over the penny.
  -> fair

=== wheel
+ [Ride on the big wheel]
  ~ pennies -= 1
  {From up there you see your house. It looks as if somebody were at home.|The light is on in your kitchen now.|Somebody waves from your window.}
  -> fair

=== evening
{pennies == 0: Your pockets are empty, and your hat is full of feathers.|You keep {pennies} for next year, when the goose will be heavier.}
-> END
