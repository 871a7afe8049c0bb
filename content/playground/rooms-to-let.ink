// Rooms to let: rooms to walk through, something to find, and a locked door.

// A variable remembers something. This one is false until the key is found.
VAR has_key = false

The landlady gives you a candle. "Look round as long as you like," she says. "Only not in the attic."

-> hall

=== hall
// In braces: what is shown only if it is so.
A hall with two doors and a stair. {has_key: The key in your pocket is cold.}

+ [Go into the kitchen] -> kitchen
+ [Go into the parlour] -> parlour
+ [Climb the stair] -> stair

=== kitchen
{A kettle, still warm, although nobody has lived here for a year.|The kettle has gone cold.}

* [Look into the kettle]
  // A line that begins with ~ changes something.
  ~ has_key = true
  At the bottom lies a key.
  -> hall
+ [Go back] -> hall

=== parlour
Photographs of one family, on every wall. In each of them somebody looks up, to where the attic is.

+ [Go back] -> hall

=== stair
The stair ends at a low door.

// Without the key, the first of these two is offered; with it, the other.
+ {not has_key} [Try the handle]
  Locked. Behind the door somebody sighs, politely.
  -> hall
+ {has_key} [Unlock the door] -> attic

=== attic
They are all here, and sit very straight, as one does for a photograph. One chair is empty.

* [Sit down]
  "At last," says the photographer. "Now nobody move."
* [Close the door]
  "I will take the room with the kettle," you tell the landlady. She only nods.
- -> END
