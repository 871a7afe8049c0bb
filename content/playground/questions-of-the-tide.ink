// Questions of the tide: a quiz that counts points, with one function for all answers.
# title: Questions of the Tide
# toolbar: score
# choices: numbered

VAR points = 0
VAR asked = 0

The harbour master only lets those out who know the water. "Three questions," he says.

// A tunnel goes to a part and comes back, so that the questions follow one another.
-> ebb -> moon -> fog -> verdict

=== ebb
"What does the ebb do?"
+ [It comes in] -> answer(false) ->->
+ [It goes out] -> answer(true) ->->

=== moon
"Who pulls the tide?"
+ [The moon] -> answer(true) ->->
+ [The wind] -> answer(false) ->->
+ [The harbour master] -> answer(false) ->->

=== fog
"You hear a horn in the fog, one long call. What is it?"
+ [A ship that is under way] -> answer(true) ->->
+ [A cow] -> answer(false) ->->

// Counts the answer and says how it was.
=== answer(is_right)
~ asked += 1
{is_right:
  ~ points += 1
  {~"Right."|"So it is."|He makes a mark in his book.}
- else:
  {~"No."|"I would not sail with you."|He looks at the sea, as if to apologise for you.}
}
->->

=== verdict
{
- points == asked: He unlocks the chain himself. "Mind the cow," he says.
- points > 0: "Once round the buoy, and back," says the harbour master.
- else: He gives you a postcard of the sea.
}
-> END

// What it prints is the line above the story.
=== function score()
Right: {points} of {asked}
