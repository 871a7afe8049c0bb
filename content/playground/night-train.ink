// The night train: a conversation, with questions that can be asked once and one that stays.

The compartment is dark but for a reading lamp. The man below it puts a finger into his book as you come in.

-> talk

=== talk
// The story comes back here after each answer. It shows the first text, then the second, and then keeps the last.
{You ask whether the seat is free. "As far as Trieste," he says.|He waits, with the finger in his book.|A station goes by without stopping.}

// * can be chosen once, + again and again. A name in round brackets remembers that a line was chosen.
* (book) "What are you reading?"
  "A timetable," he says. "The plot is slow, but it all comes together."
  -> talk
* (sister) "Who is in Trieste?"
  "The sea, and my sister. With one of them I have not spoken for twenty years."
  -> talk
// This one appears when both have been asked.
* {book} {sister} "When does her train come?"
  He closes the book. "This is it," he says. "She drives it."
  -> arrival
+ [Look out of the window]
  {Your own face, with fields in it.|Lamps, each a little later than you expect.|Nothing, for a long time, and then the moon.}
  -> talk
* [Close your eyes]
  You mean to do it for a moment.
  -> arrival

=== arrival
// Before the colon is a question, after it the text for yes; the bar begins the one for no. From outside of a part,
// its names are called with it.
{talk.book or talk.sister: When you look up he has gone. The timetable is on his seat, open at today.|When you wake, the seat is empty. You never heard him speak.}

-> END
