// One morning: a first scene with choices, in which every sign is explained.

// A plain line is a line of the story. A line that begins with two slashes is for you alone.
The letter has lain under the door since the milk came. Your name is on it, in a hand that you have not seen for eleven years.

// A line that begins with * is a choice. What is in brackets stands on the button, and not in the story.
* [Open it]
  // Lines below a choice come after it.
  Inside are a key and half a sentence: "If you still have the other one".
* [Hold it against the window]
  Something small and heavy slides from corner to corner.
* [Put it behind the clock]
  The clock stops, as if it had been asked to listen.

// A line that begins with - comes after all of them: here the ways meet again.
- The kettle begins to sing. Through the wall you hear that your neighbour is up, too.

* [Go and knock at her door]
  You forget your shoes.
  // An arrow leads to another part of the story. Its name is below, behind ===.
  -> neighbour
* [Drink your tea first]
  You drink it standing, with your coat on.
  -> neighbour

=== neighbour
She opens before you can knock. In her hand is a key with teeth like a question mark.

"There you are," she says. "I was about to bring you yours."

// Every way leads somewhere: to another part, or to the end.
-> END
