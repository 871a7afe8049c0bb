# title: Low Water
# author: A walk in links
# cover: img/valley.svg 90%
# toolbar: clock
# hypertext
# saves: 3
# about: about

/// Minutes since midnight. Everything in this game costs time: `pass` moves the hands, and `clock` shows them in the bar.
VAR now = 540
CONST NOON = 720
/// What the walker has learnt and carries. The last two decide which endings are open.
VAR has_seen_pear = false
VAR has_read = false
VAR has_tin = false

-> dam

/// The choices of this game are never buttons. `# hypertext` hides them, and a link in the prose picks the choice with the same text.
=== dam
# IMAGE: img/valley.svg
# AUDIOLOOP: sound/wind.mp3
For three hours this morning the lake is not there.
They have let it down to mend the sluices, as they do every twenty years, and the village of Hallam lies in the valley again, the colour of something kept in a drawer: forty houses without roofs, one street, a bridge with no river under it. At noon the gates close. By tonight there will be nine metres of water above the chimneys.
My brother Tomas has brought a flask and two cups. He sits on the wall of the dam, where he has worked for fifty years. His knee is bad, and he will not come down.
"If the pear tree is standing," he says, "you might tell me."
I was nine when we left the village, and he was seventeen. I have never told him [link=what I am going down for]what I am going down for[/link]. The steps begin [link=beside his elbow]beside his elbow[/link].
+ [what I am going down for] -> letter
+ [beside his elbow] -> steps

=== letter
The spring before the water, a letter came for him. It was from the school for ships' officers at Varne. It had a crest on it, and I knew what it said, because he had talked of nothing else since the ice went out. If he read it, he would go.
I put the letter into a biscuit tin, and the tin into the wall of the schoolroom, behind the stove, where a brick was loose.
Nobody wrote to him a second time. He waited until October, and then he took the work at the dam.
He is pouring my tea. I have until noon, and the steps begin [link=beside his elbow]beside his elbow[/link].
+ [beside his elbow] -> steps

=== steps
# CLEAR
# PLAY_SOUND: sound/steps.mp3
~ pass(10)
There are a hundred and twelve steps. Below the sixtieth the rail is furred with weed that has already begun to dry and smell of pepper.
The mud has cracked into tiles. I walk on them as you walk in a house where someone is asleep, and then there are walls on both sides of me, and I am late for school.
-> street

/// The hub. A sequence keeps it fresh, and the time of day decides what the street looks like. Visited places leave the sentence.
=== street
{now >= NOON: -> siren}
# IMAGE: img/street.svg
{stopping:
- The street of Hallam is shorter than I remember. Everything is here and nothing is above my shoulder.
- The street again. My own footprints go up it, and I am surprised how they wander.
- I know the street by now, and it seems to know me.
}
{
- now < 600: The sun has not reached the doorsteps.
- now < 660: The sun lies along the gutters, and the mud has started to tick as it dries.
- else: It is warm. From the far end, where the gates are, comes a sound like a heavy thing being thought about.
}
{not baker:Somebody is moving [link=in the bakery]in the bakery[/link].|The bakery is quiet, apart from a folding rule being opened and closed.}
{not house:[link=Our house]Our house[/link] has kept its front step.|Our house has kept its front step, and that is all I need from it.}
{not chapel:The [link=chapel]chapel[/link] has no tower any more.} {not school.stove:The [link=school]school[/link] stands at the end with its windows open.|The school stands at the end with its windows open, and I know what is in it now.}
Behind me are the steps, and at the top of them [link=my tea]my tea[/link].
+ {not baker} [in the bakery] -> baker
+ {not house} [Our house] -> house
+ {not chapel} [chapel] -> chapel
+ {not school.stove} [school] -> school
+ [my tea] -> up

=== baker
# CLEAR
~ pass(15)
A woman of eighty is measuring the floor. She has a folding rule, and she writes the numbers on the inside of her arm.
"Nell," she says, without looking up. "Hold the end."
It is Mrs Anker, who used to give us the broken rolls. I could [link=hold the end]hold the end[/link], or ask [link=what it is for]what it is for[/link], or [link=leave her to it]leave her to it[/link].
+ [hold the end] -> measure
+ [what it is for] -> what_for
+ [leave her to it] -> street

= what_for
"They are giving me a flat," says Mrs Anker. "With a lift. I have told them the table goes where the table went." She taps the floor, on a spot that looks like all the others. "So I need to know where that was."
The rule is still lying there with [link=its end]its end[/link] towards me, and there is [link=the street outside]the street outside[/link].
+ [its end] -> measure
+ [the street outside] -> street

= measure
~ pass(20)
We measure the oven wall, the window, and the way from the window to the table. It takes longer than it should. She reads out each number twice, once for the arm and once, I think, for the room.
"Your brother sat in that school a whole afternoon," she says. "The day before they took out the stove. I brought him a roll. He had been reading something, and he put it behind him when I came in, like a boy."
She folds the rule. "A kind boy. I never saw anyone so glad and so sorry in one face."
I go out into [link=the street, slowly]the street[/link].
+ [the street, slowly] -> street

=== house
# CLEAR
~ pass(15)
Four rooms, each as wide as a bed. You could not believe there had been doors to slam.
In the kitchen the hooks are still in the beam that held my father's hand up, that year, while it was not healing. He sat under it all summer with his arm above his head, as though he had a question.
Beyond the back wall there is [link=what used to be the garden]what used to be the garden[/link]. Or I could go back to [link=the street]the street[/link].
+ [what used to be the garden] -> pear
+ [the street] -> street

= pear
# IMAGE: img/pear.svg
~ pass(10)
~ has_seen_pear = true
The pear tree is standing.
It is black, and it has no bark, and every branch is where it was. On the lowest there is a groove, two fingers deep, where a swing hung. I put two fingers into it.
He made that swing. He tested it himself first, with his full weight, and said that what would bear him would bear anyone.
I walk round the house, back to [link=the street]the street[/link].
+ [the street] -> street

=== chapel
# CLEAR
~ pass(15)
They took the bell, the benches and the dead. The dead went to the new churchyard in the order in which they had lain, so that neighbours would stay neighbours. My mother checked this with a list.
What they left is the board with the numbers of the hymns. Nobody took down the last Sunday: 214, 80, 31. I try to remember any of them, and I get [link=one line]one line[/link]. Then there is [link=the street]the street[/link].
+ [one line] -> line
+ [the street] -> street

= line
~ pass(5)
[i]And what was hidden shall be sung.[/i] Well. They would have had that one, on that day, in front of that hill.
I sing it once, not loudly. In a church without a roof it goes straight up, and from the dam, very small, comes a whistle with the second line.
He can see me, then. I lift a hand to the wall up there, and go back to [link=the street below]the street[/link].
+ [the street below] -> street

=== school
# CLEAR
~ pass(10)
Two rows of iron legs, bolted to the floor, with the desks rotted out of them. They look like a class of thin animals who have been told to wait.
The stove has gone. The wall behind it is still black, and in the third row from the floor [link=one brick]one brick[/link] sits a little forward. I could still turn round and go back to [link=the street]the street[/link].
+ [one brick] -> stove
+ [the street] -> street

/// A stitch that matters: the street asks whether it has been seen (`school.stove`), with no variable needed.
= stove
# IMAGE: img/tin.svg
# PLAY_SOUND: sound/tin.mp3
~ pass(10)
The brick comes out like a drawer. The tin is there. It has kept its picture, a lady skating, and some of its red.
It weighs what it weighed. I could [link=open it]open it[/link] here, or [link=carry it up closed]carry it up closed[/link]. I could also [link=push the brick back]push the brick back[/link] and never have come.
+ [open it] -> open
+ [carry it up closed]
  ~ has_tin = true
  -> closed
+ [push the brick back] -> back

= closed
I put the tin inside my coat, where it is as cold as a fish. Out in [link=the street, with the tin]the street[/link] I walk like someone who has stolen something, which is how I walked the first time.
+ [the street, with the tin] -> street

= open
~ has_read = true
~ pass(10)
The crest has run, but the paper is whole. The letter is as I knew it would be: [i]pleased[/i], and [i]Monday the ninth[/i], and [i]bring two pairs of boots[/i].
I never opened it. I was a thief with principles. But the envelope has been slit, neatly, with a knife, and behind the letter there is [link=a second sheet]a second sheet[/link], torn from a school book.
+ [a second sheet] -> note

= note
In pencil, in the hand that used to rule lines for me:
[info]4 October. Found this, moving the stove. They say yes. They say Monday.[/info]
[info]Father's hand is no better. N. has started to sleep through. I will write and tell them thank you. I am putting it back the way she had it, so that she can go on having done it and I can go on not knowing. T.[/info]
I read it until the words are only marks. Fifty years. Every birthday, every Sunday soup, each time I could not look at a ship in a picture: he knew, and he passed the bread.
I could [link=take the tin]take the tin up to him[/link]. Or I could do what he did, and [link=put it back the way he had it]put it back the way he had it[/link].
+ [take the tin]
  ~ has_tin = true
  -> closed
+ [put it back the way he had it] -> back

= back
~ pass(5)
The brick goes in as if it had been waiting. I wipe my hands on the wall, and the wall on my hands, and step out into [link=the street, with nothing]the street[/link].
+ [the street, with nothing] -> street

/// The way up. Which links are offered depends on what the walker carries and knows.
=== up
# CLEAR
# IMAGE: img/dam.svg
# PLAY_SOUND: sound/steps.mp3
~ pass(10)
{now >= NOON: -> siren}
A hundred and twelve steps, and he watches me for all of them, as he watched me learn to walk, ready to get up and not getting up.
He gives me the cup. It has a saucer on top, to keep it warm.
"Well?" says Tomas. "How is it down there?"
{has_seen_pear: [link=The pear tree is standing]"The pear tree is standing,"[/link] I could say.|[link=It is small]"It is small,"[/link] I could say.}
{has_tin: The tin is in my coat. I could [link=put it between the cups]put it between the cups[/link].}
{not has_tin and not has_read: I could also say it now, with nothing in my hands: [link=what I did]what I did[/link] when I was nine.}
{now < 690: And there would be time to [link=go down again]go down again[/link].}
+ {has_seen_pear} [The pear tree is standing] -> pear_talk
+ {not has_seen_pear} [It is small] -> small_talk
+ {has_tin} [put it between the cups] -> told
+ {not has_tin and not has_read} [what I did] -> confessed
+ {now < 690} [go down again] -> again

= again
"Forgotten something?" says Tomas.
"Not yet," I say.
-> steps

= pear_talk
{has_read and not has_tin: -> kept}
"Is it," he says, and looks at the place where it must be, and his hand closes round a rope that is not there.
{has_tin:I could still [link=put it between the cups]put the tin between the cups[/link]. Or we could simply [link=drink our tea]drink our tea[/link].|I could still tell him [link=what I did]what I did[/link]. Or we could simply [link=drink our tea]drink our tea[/link].}
+ {has_tin} [put it between the cups] -> told
+ {not has_tin} [what I did] -> confessed
+ [drink our tea] -> silent

= small_talk
{has_read and not has_tin: -> kept}
"They always are," says Tomas, "when you go back."
{has_tin:I could still [link=put it between the cups]put the tin between the cups[/link]. Or we could simply [link=drink our tea]drink our tea[/link].|I could still tell him [link=what I did]what I did[/link]. Or we could simply [link=drink our tea]drink our tea[/link].}
+ {has_tin} [put it between the cups] -> told
+ {not has_tin} [what I did] -> confessed
+ [drink our tea] -> silent

/// Five endings, and none of them is the good one. Each answers the same question differently: who may know what, and who should speak first?
=== told
# CLEAR
# IMAGE: img/dam.svg
I put the tin on the wall. The skating lady looks at the sky.
He does not ask what it is. He turns it a little, so that she is the right way up for both of us.
{has_read:
"I read your note," I say.
"It wasn't a very good note," says Tomas. "I was never sure about the second half."
"Why didn't you go?"
He thinks about it as if for the first time, and perhaps he does me that courtesy.
"I wanted to be asked," he says. "Then I was asked. It turned out that was the part I had wanted."
- else:
"I haven't opened it," I say. "I took it. I was nine. I am so sorry, Tomas."
"Open it," he says.
So I read it up there, with the whole valley listening: the letter, and then the sheet behind the letter, in his own hand, that says he found it the same year and put it back the way I had it.
"You knew," I say. "All this time."
"Somebody had to," says Tomas. "You were carrying it so carefully."
}
At noon the gates close. We watch until the street is a street of light. The tin is still there between the cups, and we use it, in the end, for the biscuits.
[banner]Between the cups[/banner]
-> END

=== kept
# CLEAR
# IMAGE: img/dam.svg
{has_seen_pear:"The pear tree is standing," I say.|"It is small," I say. "I liked it."}
{has_seen_pear:"Is it," he says, and his hand closes round a rope that is not there.|"They always are," says Tomas, "when you go back."}
There is a question in it, if you know where to look. I have known for half an hour where to look. He wants to hear whether I found the brick, and he wants more than that not to have to hear it.
"I looked into the school," I say. "They have taken the stove."
"Ah," says Tomas. "I thought they might have."
So now we both know, and neither of us knows it. It is a strange thing to hold. It is like carrying a full bowl with someone: you look at the bowl, and not at each other, and nobody falls.
The siren goes. He fills my cup to the very top.
[banner]The way he had it[/banner]
-> END

=== confessed
# CLEAR
# IMAGE: img/dam.svg
So I tell him. It does not take as long as I thought. A letter, a tin, a brick. I tell it to the valley, mostly.
When I have finished he screws the top on the flask, and unscrews it again.
"I know," says Tomas.
"You can't."
"Third row from the floor. It sticks out. I found it in October." He is smiling, but carefully, like a man holding a door for somebody with a tray. "I always wondered which of us would say it. I had rather hoped that it would be you."
"Why?"
"Because I would only have been telling you what you did," he says. "This way I've been told something."
Down there the water is coming up the street without any hurry. It goes into the school by the door.
[banner]What I did[/banner]
-> END

=== silent
# CLEAR
# IMAGE: img/dam.svg
We drink our tea.
He tells me about the sluices, and about the new man, who is young and wears a helmet on the stairs. I tell him about my grandchildren. It is a good morning. If a painter had come by, he would have painted it.
{has_tin:The tin has grown warm against my ribs. I shall have it in the house, then, and I shall know which cupboard not to open.|Whatever is in the wall will go on being there. In twenty years I will be seventy-nine. I shall have to be careful on the steps.}
"Same again next time?" says Tomas, when the siren goes.
"Same again," I say, and he looks at me a moment longer than the joke needs.
[banner]Next time[/banner]
-> END

/// The only ending that comes unasked. It is reached by staying too long, and it is not a punishment.
=== siren
# CLEAR
# IMAGE: img/street.svg
# AUDIOLOOP: sound/siren.mp3
The siren goes while I am still in the street.
I had meant to be careful. The first water is not a wave, as I used to dream; it is a dark line drawn along the gutter, very straight, as if somebody were ruling a page.
And somebody is coming down the middle of the street. He has a hand on his bad knee, and he has come down a hundred and twelve steps on it, and he has brought the flask.
"I called," says Tomas. "You never could hear, down here."
He looks round. He looks at the school for a while. {has_read:I could say: third row from the floor. I do not need to. He looks at me, and it is said.|Then he looks at my hands, as though to see what I have in them.}
"You came down," I say.
"Well," says my brother, and gives me his arm. "You went without your tea."
We walk up together in front of the water. It follows at the pace of a dog that knows the way.
[banner]A hundred and twelve steps[/banner]
-> END

=== function pass(minutes)
~ now += minutes

=== function clock()
{now / 60}:{now % 60 < 10:0}{now % 60} – the gates close at noon

=== function about()
Low Water is an example game of the Atrament documentation.
It has five endings. Its pictures were drawn and its sounds made for it.
