# title: Page 212
# author: A mystery with clues
# cover: img/room.svg 90%
# toolbar: found
# about: about
# saves: 3

/// A clue is a value of a list. What Ida has noticed is one variable, and every question asks it: `noticed ? wax`.
LIST clues = cut, times, tremor, wax, gloves, left_hand, copy, overleaf
VAR noticed = ()

# IMAGE: img/room.svg
# AUDIOLOOP: sound/clock.mp3
At nine in the evening they send a boy for the bookbinder. That is you, Ida Quill, and the boy is out of breath.
The register of the harbour, 1849, lies open under the green lamp. Tomorrow Professor Hale is coming on the first boat, from the mainland, to read page 212 of it. There is page 211. There is page 213. Between them there is a stub as wide as a fingernail.
"It can be mended, can't it?" says Mr Penhallow, who has been the librarian for forty years.
"I can sew in a page," you say. "I can't sew in what was on it."
The committee will meet at ten, which is to say the mayor, in the room above. They would like a name.
* [Hang up your coat]
- -> room

/// The hub. Each person and thing can be visited again, and `[button]` opens the notebook: the text of a function, beside the story.
=== room
# CLEAR
# IMAGE: img/room.svg
{The reading room smells of lamp oil and floor.|The clock above the door has something to say about every second.|Rain, on the tall windows.|The green lamp makes an island on the table. The island makes one think of islands.}
[button=notes]Your notebook[/button]
+ [Look at the register] -> register
+ [Read the visitors' book] -> visitors
+ [Talk to Mr Penhallow] -> penhallow
+ [Talk to Lio, who fetched you] -> lio
+ [Talk to Agnes Roe, who does the floors] -> agnes
+ [Talk to the mayor] -> mayor
+ {LIST_COUNT(noticed) >= 3} [Go up and name somebody] -> name_somebody

=== register
# CLEAR
# IMAGE: img/book.svg
{register == 1:You wash your hands first. It is not for the book. It is so as to begin.|The register waits, as open as a face.}
* [Feel along the stub]
  ~ noticed += cut
  One stroke, from the top to the foot. There is no second try and no slip. It leans a little inward, to the left, as it would if the knife was held in a left hand by somebody used to cutting along an edge.
  -> register
* [Hold page 211 against the lamp]
  ~ noticed += wax
  There is a mark near the corner, where the page was held flat. It is the ball of a thumb, quite clear, and when you put your nose to it: beeswax and turpentine.
  -> register
+ [Step back] -> room

=== visitors
# CLEAR
~ noticed += times
The last lines of the visitors' book, in Mr Penhallow's unsteady hand:
[info]T. Vance, mayor. 4.10 until 4.40. Register of 1849, with a lens.[/info]
[info]Lio, apprentice. 4.40 until 5. The same, for copying.[/info]
[info]Closed at 5. A. Roe, floors, 5.30 until 7.[/info]
So it was there at ten past four. Nobody has written down when it was not.
+ [Close the book] -> room

=== penhallow
# CLEAR
# IMAGE: img/penhallow.svg
{penhallow == 1:Mr Penhallow pours you tea, and most of it arrives.|"Forty years," says Mr Penhallow, to the stub.}
* [Watch his hands]
  ~ noticed += tremor
  They have been like this for some time. He puts the cup down with both of them and sees you looking. "Since the spring," he says. "I have Lio do the labels."
  -> penhallow
* [Ask who has a key]
  "I have. Agnes has. The mayor has one because he is the mayor. I was asleep in my chair from five, Ida. I am ashamed of it. I am asleep in it most days from five."
  -> penhallow
* {noticed ? overleaf} [Tell him what the page says]
  He listens with his eyes shut. "In forty years," says Mr Penhallow, "I have never turned that page over. One looks for the name, you see. One finds it, and one stops."
  -> penhallow
+ [Leave him] -> room

=== lio
# CLEAR
# IMAGE: img/lio.svg
{lio == 1:Lio is sixteen and copies out the registers, a page an hour, so that the mice will not have the only ones. He keeps his satchel on his knees.|Lio has not let go of the satchel.}
* [Ask what he saw]
  "Nothing. It was all there. I copied until five, and Mr Penhallow said time, and I went." He holds the strap with his left hand, and sees that you see which one it is.
  ~ noticed += left_hand
  -> lio
* {noticed ? left_hand && noticed ? cut} ["Show me your knife, Lio."]
  He goes white. Then he shows you. It is a penknife with half a blade. It would not cut cheese.
  "They'll say it was me," he says. "It's always the one who writes with the wrong hand."
  "Not with that knife," you say. He opens the satchel.
  -> copybook
* {not (noticed ? cut)} [Ask to see what he has copied]
  "It isn't finished," says Lio, much too fast. You would need to know something first which lets him trust you.
  -> lio
+ {noticed ? copy} [Read his copy again] -> copybook
+ [Leave him] -> room

/// The clue that most players miss stands on the back of the one that they find. It is a choice like the others, and nothing points to it.
= copybook
~ noticed += copy
A round, left-leaning hand. At the top: [i]page 212, copied at 4.55.[/i]
[info]Lost on the bar, the 3rd of March, the brig Constance. Saved: one child, a girl, of about three years, lashed to a chest. In the chest, the grant of this harbour and its dues, in the name of her father. The child is given to the family Roe, for twelve shillings a year.[/info]
That is all of the page. So the harbour, with the dues of forty boats, was never the Vances'. And the page was still in the book five minutes before it closed.
* [Turn the copy over]
  ~ noticed += overleaf
  Lio has copied the back as well. He is a boy who finishes things. It is only one line, at the top, above an account for rope.
  [info]The Roes have sent back the twelve shillings. They say that they will keep the child, but not for money.[/info]
  "I liked that bit," says Lio.
  -> lio
+ [Give it back to him] -> lio

=== mayor
# CLEAR
# IMAGE: img/mayor.svg
{mayor == 1:The mayor, Teodor Vance, is walking up and down upstairs, and you can follow him by the lamp. When you knock he stops in front of the fire, as in his portrait.|"Well?" says the mayor. "Have you got somebody?"}
* [Ask what he read this afternoon]
  "Family history," says the mayor. "One takes an interest." He has not taken off his gloves.
  -> mayor
* [Ask about his gloves]
  ~ noticed += gloves
  "My skin," says the mayor, and peels one off to show you, red to the wrist. "I touch nothing old without them. Dust." So whoever left a bare thumb on the page, it was not he.
  -> mayor
* {noticed ? copy} [Ask who owns the harbour]
  There is a silence with a clock in it. "I read it at ten past four," says Teodor Vance, "and I put it back. I want you to know that. I stood there with that page in my hand, and a fire in the next room, and I put it back. It was the only brave thing that I have done in office, and now somebody has made it useless."
  -> mayor
+ [Leave him] -> room

=== agnes
# CLEAR
# IMAGE: img/agnes.svg
{agnes == 1:Agnes Roe has done the floor of the reading room for thirty-one years. You can see the lamp in it. She is doing it again now, because of all the boots.|Agnes moves her tin of polish out of your way, without looking up.}
* [Ask what she saw]
  "Mr Penhallow asleep. A book left out." The cloth goes round, and round. She does it with her left. "I don't read the books, Miss Quill. I only keep the dust off them."
  ~ noticed += left_hand
  -> agnes
* [Ask what she does in the evenings]
  "Lace," says Agnes. "For the mainland. You prick the pattern, and you cut it out of card with a good knife, along the line." She smiles for the first time. "You get one go at it."
  -> agnes
* {noticed ? wax && noticed ? cut && noticed ? copy} [Say quietly that you know] -> knows
+ [Leave her] -> room

= knows
The cloth stops.
She does not ask how. She reaches under her apron, and there it is, folded once, in lace paper. She has not been able to burn it. One does not burn a thing like that.
"I found it in March," says Agnes. "Dusting. I can read perfectly well."
"The harbour would be yours."
"What would I do with a harbour?" She says it almost crossly. "My mother told me, and hers told her. The sea brought her in, and they took one look at the little thing and couldn't leave her. That's all we ever had, Miss Quill. And it says twelve shillings. And tomorrow a professor reads it out."
* {noticed ? overleaf} [Ask her to turn it over] -> turned
* [Go up, and name her] -> named
* [Leave her the page, and name no one] -> blank

/// The accusation. Three of the names are wrong, and the story lets the player be wrong all the way to an ending.
=== name_somebody
# CLEAR
# IMAGE: img/mayor.svg
The committee is sitting by the fire. It has a decanter. "A name," says the mayor.
+ [Mr Penhallow, who had the key] -> accuse_penhallow
+ [Lio, who was the last to use it] -> accuse_lio
+ [The mayor himself, who had the reason] -> accuse_mayor
+ {noticed ? wax && noticed ? cut && noticed ? copy} [Agnes Roe] -> named
+ [Nobody. I mend books.] -> blank
+ [Not yet] -> room

=== turned
# CLEAR
# IMAGE: img/overleaf.svg
# PLAY_SOUND: sound/page.mp3
"I've read it," says Agnes. "I've read it till I could see it with my eyes shut."
"The back," you say.
She looks at you, and unfolds it, and turns it over. It takes her a long time, for one line. Her lips move. Then she sits down on the floor that she has polished for thirty-one years, in the middle of it, with her boots on.
"Sent it back," says Agnes.
"They were the poorest house on the island," you say. "It's in the next register. They lived on limpets."
"Sent it [i]back[/i]," says Agnes. She begins to laugh, and the tears run into it.
You sew it in by midnight. It opens a little stiffly, and always will, and the professor remarks on it. He reads out the front, and everybody in the room looks at the mayor; and then, because Agnes Roe is standing in the first row in her good hat and says "Turn over," he turns over.
The harbour has been hers for some years now. She still does the floor. No one else gets it so that you can see the lamp.
[banner]Overleaf[/banner]
-> END

=== named
# CLEAR
# IMAGE: img/room.svg
You name her. You lay it out as you would lay out tools: the knife, the wax, the left hand, the hour. There is no gap in it anywhere.
Agnes does not deny it. She takes the page out from under her apron and puts it into your hand, and not into the mayor's.
The professor reads it aloud at eleven in the morning. Twelve shillings. It is a very good acoustic. By evening she owns a harbour, and by the end of the week she has sold it, and gone to the mainland, where nobody knows what she cost.
You were right. You think about it when you bind, whenever you cut along an edge and get it in one. You were right, and it fitted together, and there was something on the other side of it that you never turned up to see.
[banner]Correct[/banner]
-> END

=== accuse_mayor
# CLEAR
# IMAGE: img/mayor.svg
He laughs, and stops, because he sees that you will be believed.
And you are. Everyone has always thought so. He resigns before the first boat; he does not even defend himself, except once, on the stairs. "I put it back," he says to you. "I had it in my hand, and I put it back." It is what anyone would say.
The new mayor is a pleasant man. The page does not turn up. Each Christmas there is a tin of beeswax on your step, the good kind, with no name on it, and you have never found out who is so grateful to you, and for what.
[banner]Everyone thought so[/banner]
-> END

=== accuse_lio
# CLEAR
# IMAGE: img/lio.svg
"The left hand," you say. "The last to use it." It sounds well.
He does not shout. He looks at you as one looks at a step that was not there. They put him on the boat that brings the professor, so that the two pass each other on the plank, and the professor says good morning.
His satchel goes with him. There was a copy in it, people say afterwards, of the whole page, front and back, that would have done just as well. He threw it in off the bar, where the brig went down. He was sixteen, and he wrote a lovely hand.
[banner]The wrong hand[/banner]
-> END

=== accuse_penhallow
# CLEAR
# IMAGE: img/penhallow.svg
You have hardly said it when he stands up. "Yes," says Mr Penhallow. "Yes, that was me. I did it in my sleep, or I as good as did. Write that down."
"With those hands?" says the mayor.
"I was in charge of it," says Mr Penhallow.
They are gentle with him. They give him a clock. He sits at home with it, across the road, from where he can see the green lamp being lit by somebody else; and at five, they say, he still falls asleep, and wakes up at seven with a start, as though at a sound of cloth.
[banner]In charge[/banner]
-> END

=== blank
# CLEAR
# IMAGE: img/book.svg
You sew in a blank leaf. It is good paper, a hundred years old, from the back of a hymnal. You number it, in pencil: 212.
{agnes.knows:Agnes polishes up to the very legs of the table as you work, and never looks up. When you have finished she says, "Thank you, Miss Quill," as one says it for a door held open.|"And who was it?" asks the mayor. "I don't know," you say. "I know books."}
The professor turns to it, in the morning, and holds it against the light, and turns it, and looks at the other side. "Remarkable," he says at last. "There is nothing on it whatever."
He publishes a paper. It is much quoted. People come from the mainland now to see the page with nothing on it, and each of them, leaning over the green island of the lamp, looks as if they had just remembered something.
[banner]Blank[/banner]
-> END

/// The notebook: a function that prints. It opens over the story and changes nothing.
=== function notes()
[title]Your notebook[/title]
{LIST_COUNT(noticed) == 0:Nothing yet. Begin with the book.}
{noticed ? cut:The cut: one clean stroke, by a left hand used to an edge.}
{noticed ? wax:A bare thumb in beeswax, on page 211.}
{noticed ? times:The mayor until 4.40, Lio until 5, Agnes from 5.30.}
{noticed ? tremor:Mr Penhallow's hands shake.}
{noticed ? left_hand:More than one person here is left-handed.}
{noticed ? gloves:The mayor never takes his gloves off for old paper.}
{noticed ? copy:Lio's copy. The page was there at five to five. A child, a harbour, twelve shillings.}
{noticed ? overleaf:And on the back: they sent the money back.}

=== function found()
Clues: {LIST_COUNT(noticed)} of {LIST_COUNT(LIST_ALL(clues))}

=== function about()
Page 212 is an example game of the Atrament documentation.
It has six endings. Its pictures were drawn and its sounds made for it.
