# title: The bottle
# author: A story of these pages
VAR truth = false
VAR heard = false

Your aunt has left you a bottle of ink, half full, wrapped in a stocking.

For forty years she sat at the harbour gate and wrote letters for people who could not write their own. On the label, in her upright hand: [i]It remembers. Be civil.[/i]

It is past midnight. You have owed your brother a letter for nine winters.

* [Dip the pen]
  You write [i]Dear Tomas[/i], and the nib goes on without you: [i]I have sold the goat.[/i]
  You have never had a goat. Somebody stood at the gate once, and paid two coins to have that said.
* [Hold the bottle to the lamp]
  It is not black at all, but the brown of tea left standing. Close to the glass it murmurs like a queue. [i]Forgive me. Send the boots. The baby has your ears.[/i]
  Then it notices you, and hushes. You write [i]Dear Tomas[/i], and it adds, to be helpful: [i]I have sold the goat.[/i]
- -> page

=== page
- (line)
{line > 2: -> dawn}
{Below the goat the paper is very white.|The lamp ticks. There is time for one more line.}
* [Write about the weather]
  [i]We have had a mild autumn.[/i] The ink hears you out. Then, politely, from the left, the sentence fades.
* [Write about the boat]
  ~ truth = true
  [i]I said that it was mine to sell. Half of it was yours, and I knew which half.[/i] The words dry blacker than you wrote them, and stay.
* [Loosen your grip]
  ~ heard = true
  The nib leans over and writes in a hand you know from birthday cards: [i]Anna, I kept your bed made until the moths had the blanket. Then I made it without one.[/i]
  Anna is your mother. Nobody paid two coins for this. Forty years of other people's letters, and your aunt's own never left the bottle.
- -> line

=== dawn
An inch of grey has come in under the blind. {truth and heard:Two letters lie on the one page, not quite touching.|The page is not full. It is no longer empty.}
* {truth} [Sign your name] -> sent
* {heard} [Finish her letter] -> hers
* {truth and heard} [Write until the bottle is dry] -> dry
* [Leave the last line bare] -> bare

=== sent
You sign, and the ink takes your name the way a shopkeeper takes a coin, with a small nod. The post goes at six.
Eleven days later there is a card from the north. Tomas was never one for long letters.
[i]Never mind the boat. What goat? Come and tell me.[/i]
-> END

=== hers
You write it out to its end, each comma where she would have put it, and carry it across town before breakfast.
Your mother reads it standing, in her coat. Then she sits down and reads it again.
"Is there any left?" she says, and holds out her hand for the pen.
-> END

=== dry
You write yours, and then hers, and then all the others, every sorry that ever lost its nerve at the gate. By noon the nib is drinking air.
You rinse the bottle and stand it on the sill, clean as a window.
At dusk there is a thread of brown in the bottom. You put your ear to the glass. [i]Dear Tomas,[/i] it is saying under its breath, over and over, so as not to forget.
-> END

=== bare
You fold the page with its last line bare, and post it before you can improve it.
In spring the same sheet comes back, soft from being opened. On the line you left him, in square pencil, your brother has written two words.
[i]Go on.[/i]
-> END
