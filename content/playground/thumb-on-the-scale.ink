// A thumb on the scale: coins and a good name that are counted, and a list of people.

VAR coins = 0
VAR name = 3
LIST seen = baker, widow, child

You weigh things in the night market. There is only one scale, and it is yours, so what you say things weigh is what they weigh.

The trick is older than the market: a thumb on the edge of the pan, as light as a fly. It is worth two coins each time that nobody looks down.

-> market

=== function worth()
{
- name >= 5:
  ~ return "People would trust you with a baby."
- name >= 2:
  ~ return "Your name is as good as the next one."
- else:
  ~ return "Mothers take their children's hands when they pass you."
}

=== function press()
~ coins += 2
~ name -= 1

=== function lift()
~ coins += 1
~ name += 1

=== market
{coins > 0:You have {coins} {coins == 1:coin|coins}. {worth()}}
{LIST_COUNT(seen) == 3: -> feather}
+ {seen !? baker} [The baker, with a sack of flour]
  ~ seen += baker
  -> bakers_sack
+ {seen !? widow} [The widow, with a wedding ring]
  ~ seen += widow
  -> widows_ring
+ {seen !? child} [A child, with a closed fist]
  ~ seen += child
  -> childs_fist

=== bakers_sack
He is buying, so he would like it to be light. He sells by the loaf, so it will cost him nothing in the end; it will cost whoever eats last.
* [Press]
  ~ press()
  The needle leans your way. He counts the money out with floury fingers, and each coin has his print on it.
* [Let the needle stand]
  ~ lift()
  He looks at the needle, then at your hands, and nods as one nods to a colleague.
- -> market

=== widows_ring
She is selling. She lays it down and does not take her hand away at once.
* [Press]
  ~ press()
  With the thumb beneath the pan a thing grows lighter. She says that she had thought it would be more. It used to feel like more.
* [Let the needle stand]
  ~ lift()
  "Is that all of it?" she says. You say that it is all that a scale can see.
* {coins >= 2} [Pay her twice, and keep nothing]
  ~ coins -= 2
  ~ name += 2
  She knows. You know that she knows. Nobody in the line says a word, and all of them will tell it at home.
- -> market

=== childs_fist
The fist opens over the pan. There is nothing in it.
"It's my brother's breath," says the child. "He said I could have it. What is it worth?"
* [Press]
  ~ press()
  The needle moves by a hair. You name a sum, and take your share of it. The child is overjoyed, which is the worst thing that happened to you this year.
* [Say that it weighs nothing]
  The needle has not moved. "Then it's free," says the child after a while, and eats it.
  ~ name -= 1
* [Say that your scale is too small]
  ~ lift()
  The child closes the fist again, with great care, and carries it off to find a bigger one.
- -> market

=== feather
Toward morning, when the lamps are being put out, a person you do not know sets a feather in one pan and holds out a hand for what belongs in the other.
You had heard of this. You had thought that it came later.
* [Press with all your might]
  {coins > 4:The coins in your pocket hold you down so well that you could stop pressing.|It does not help. You have never been so light in your life.}
  The person looks at your thumb, not unkindly. "Everybody does," they say, and write it down.
* {name >= 5} [Step back from the scale]
  You put both hands where they can be seen. The beam swings, and swings, and comes to rest so level that you could set a cup on it.
  "Well," says the person, and for the first time that night somebody pays you.
* {name < 5} [Step back from the scale]
  The beam swings. It does not come to rest. It goes on tipping, a little this way, a little that way, as if a fly were walking on it.
  "Undecided," says the person. "Same time tomorrow, then."
- You have {coins} {coins == 1:coin|coins}, and the sun is up.
-> END
