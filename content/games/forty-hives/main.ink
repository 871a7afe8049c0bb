# title: Forty Hives
# author: A voyage with supplies
# cover: img/boat.svg 90%
# theme: sepia
# toolbar: ledger
# about: about
# saves: 3
INCLUDE events.ink

/// Everything that can run out. The toolbar shows these numbers, and every evening changes them.
VAR day = 1
VAR hives = 40
VAR syrup = 3
VAR hull = 3
/// How far up the river. It is a number, so that the map can put the boat on its place.
VAR leg = 0
/// Telling the bees takes three evenings. Nothing in the ledger says that it matters.
VAR told = 0
VAR lent = false
VAR hides_sickness = false

# IMAGE: img/boat.svg
# AUDIOLOOP: sound/water.mp3
You have a flat boat, a pole, and forty hives of bees under wet sacking. Upriver, at Aldermoor, nine thousand apple trees are going to open all at once, on the eighth day from now, and there is not a bee left in the county.
They were your mother's bees. She took them up every April for thirty years. In February she sat down on the step to take off her boots, and did not take off the second one.
There is a custom, when a keeper dies: someone has to go to the hives and tell them. You know a hundred people who would laugh at that. You have not done it. It has been a busy spring.
* [Cast off]
- -> morning

/// The loop of the voyage: morning, leg, place or event, evening. Each part is a knot of its own, so that the map of the story is the map of a day.
=== morning
# CLEAR
{hives <= 8: -> quiet}
Day {day}. {morning_text()}
[layers width=100%][picture]img/river.svg[/picture][picture x={boat_x()} y={boat_y()}]img/marker.svg[/picture][/layers]
{hides_sickness && leg == 4 && not sick: -> sick}
+ [Pole on upriver]
  ~ leg++
  -> travel
+ {hull < 3} [Stay a day and caulk the boat]
  ~ hull++
  You spend the day with your arm in the bilge. By evening she is drier than you are.
  -> evening
+ {leg == 4} [Stay a day and let the bees fly]
  -> flight

=== sick
There are bees on the deck this morning, walking. It went from the one hive to six. You should have known at Grey Lock; you did know at Grey Lock.
~ lose(6)
+ [Burn them] -> morning

=== flight
# IMAGE: img/hive.svg
# PLAY_SOUND: sound/bees.mp3
You take off the sacking. The island is one great lime tree, or several that have forgotten the difference, and it is in flower down to the water. Forty doors open. For a day you own nothing but boxes and a noise in the sky.
At dusk they come back, and no one who has not counted boxes at dusk knows what that is.
~ syrup = 4
-> evening

=== travel
{leg:
- 1: -> draw ->
- 2: -> lock ->
- 3: -> sedge ->
- 4: -> island ->
- 5: -> stairs ->
- else: -> draw ->
}
{hull <= 0: -> leak ->}
-> evening

/// What the river has in store. `LIST_RANDOM` takes a card out of the list, and the list forgets it: no event comes twice.
=== draw
~ temp card = LIST_RANDOM(deck)
~ deck -= card
{card:
- fog: -> a_fog ->
- wasps: -> a_wasps ->
- wedding: -> a_wedding ->
- heat: -> a_heat ->
- rival: -> a_rival ->
- heron: -> a_heron ->
}
->->

=== lock
# CLEAR
# IMAGE: img/lock.svg
Grey Lock. The keeper comes along the deck with a lens and a bad conscience, because he has known the boat since he was a boy. He stops at the ninth hive. "Foulbrood," he says. "Only the one. By the book I should have you burn that and the two beside it."
He puts the lens away. "I could be looking at my gate," he says.
+ [Burn the three]
  ~ lose(3)
  You burn them on the bank. Your mother used to take off her hat for it, so you take off yours. It is the smell of church, and of toast.
+ [Thank him for looking at his gate]
  ~ hides_sickness = true
  He looks at his gate for a long time. It is a good gate. You pole through with all of them, and you do not wave.
-
-> draw ->
->->

=== sedge
# CLEAR
# IMAGE: img/sedge.svg
At Sedge the whole village is up in the pear trees. They have paintbrushes. They are going from flower to flower with paintbrushes, grandmothers and children, because the sprayers came in March and nothing has hummed here since.
A woman climbs down. Her apron is yellow with pollen. "We can do about a tree a day," she says. "How many can forty hives do?"
You tell her.
"Ten of them," she says. "Until midsummer. I can't pay you. You can have pears."
+ [Leave her ten hives]
  ~ lose(10)
  ~ lent = true
  You carry them up between you in the dark, with the doors stopped. When you pull the stoppers in the morning there is a sound from the houses. It takes you a moment to understand that it is people, crying.
  ~ day++
+ [Leave her all of them] -> stay
+ [Say that they are promised]
  "Of course," says the woman. She climbs up again. All the way to the bend you can see them, dabbing.
-
->->

=== island
# CLEAR
# IMAGE: img/river.svg
Lime Island divides the river like a thought. Here one could stop. The bees can smell it: the sacking lifts and falls.
->->

=== stairs
# CLEAR
# IMAGE: img/stairs.svg
The Stairs: a mile of white water, with eleven locks beside it for people who have time.
+ [Take the locks]
  ~ day++
  Eleven gates, by hand. It is the longest mile on the river, and at the top of it you sleep standing up. It has cost you a day.
+ [Line her up through the rapids]
  # PLAY_SOUND: sound/splash.mp3
  ~ hull -= RANDOM(1, 2)
  ~ lose(2)
  You go up on the rope, from rock to rock, with the river in your ears. Two hives go over, and float for a moment, quite level, like people being polite. The boat is hurt. But you are up.
-
-> draw ->
->->

=== leak
# PLAY_SOUND: sound/splash.mp3
The boat has had enough. She does not sink, she sits, in four feet of water, like a cow. You stand in it until midnight, handing hives up to the bank.
~ lose(8)
~ hull = 2
~ day++
->->

/// One thing an evening, never two. That is the whole economy of the game.
=== evening
+ {syrup > 0} [Feed the bees]
  ~ syrup--
  You go from box to box with the can and a feather. There is a sound they make when they are fed, a note lower, like a town settling down.
+ {hull < 3} [Caulk the boat]
  ~ hull++
  Tar, oakum, a mallet. You caulk until you cannot see the seam.
  ~ starve()
+ {told < 3} [Sit with the hives] -> sit ->
  ~ starve()
+ [Sleep]
  You sleep as the boat sleeps, a plank deep.
  ~ starve()
-
~ day++
{leg >= 6: -> aldermoor}
+ [On] -> morning

=== sit
# IMAGE: img/hive.svg
~ told++
{told:
- 1: You sit down between the rows and put your ear against the first hive, as she did. It is not a hum when you are that near. It is ten thousand separate small decisions. You meant to say something. After an hour you go to bed.
- 2: "It's me," you say, to the wood. It sounds foolish, so you say it in her voice, which is worse. You tell them about the boots. You tell them that there was one on and one off. You do not tell them the rest, and they do not ask.
- else:
  # PLAY_SOUND: sound/bees.mp3
  You go to every hive, as it is done. You knock three times with the key of the house. "She is dead," you say, {hives} times. "She died in February. You are mine now, if you want to be." By the tenth you can say it. By the last you have understood that this is what the custom is for, and that it was never about the bees.
}
->->

=== function starve()
{
- told >= 3: ~ lose(1)
- else: ~ lose(3)
}

=== function lose(count)
~ hives -= count
{hives < 0:
  ~ hives = 0
}

/// Six endings. What decides is the day, the hives, and whether anybody has told them.
=== aldermoor
# CLEAR
# IMAGE: img/orchard.svg
{hives <= 8: -> quiet}
You come round the last bend on day {day}{day <= 9:, and the hill is white|, and the hill is green}.
{
- told < 3: -> untold
- day > 9: -> late
- lent: -> river
- else: -> bloom
}

=== bloom
Nine thousand trees. They make no sound at all, and it is the loudest thing you have ever heard.
The orchard man comes down the hill, running, and stops running when he sees who it is. "Where is she?" he says, and then he sees that too, and takes off his hat to you, and after a moment to the boat.
You open {hives} doors. They do not hesitate. They go up the hill in a long brown scarf, and the white begins to hum.
That evening you sit on the step of the hut where she always sat. You take off one boot, and then, because somebody must, the other.
[banner]In bloom[/banner]
-> END

=== river
Nine thousand trees, and {hives} hives. It is not quite enough. The orchard man counts them twice. "Ten short," he says. "What happened?"
You tell him about Sedge, and the paintbrushes. He does not say anything. He has a sister in Sedge.
So at Aldermoor this year every fourth tree bears nothing. They put up a rail round one of them, later, with a board. And in April you come up the river again, and at Sedge there is a woman on the bank with ten hives, and four more that she split off, and pears; and there are bees in the hedges at Reedfleet where there was never anyone to lend them; and you pole all day, all the way from the sea, under a noise like something being mended.
[banner]The whole river[/banner]
-> END

=== late
The petals are on the water. They have been coming down to meet you since noon, and you took them for foam.
"You couldn't have," says the orchard man. "Nobody could have, alone." He is being kind, and he has lost a year.
You open the hives all the same, because they have been shut up for {day} days and have done nothing wrong. They go up the hill and find dandelions, and clover, and the one old quince behind the hut which is late every year. You sit under it.
"There's one," you tell him in October, and put it on his table. It is the size of a child's head, and yellow, and it scents the whole house.
[banner]The quince[/banner]
-> END

=== untold
You open the doors. They come out, and they do not go up the hill.
They hang in the air above the boat, all of them, {hives} hives' worth, turning. You have read about this. You have heard it from her, and rolled your eyes. They are looking for someone.
"She's dead," you say, much too late, up into all that brown air. "She died in February. I should have come and told you. I am so sorry."
It might be that they hear. It might be that the wind goes round. They lift, and draw together, and cross the river with a sound like a cart; and the orchard man, who has come down the hill with his hat in his hand, watches them go with you.
"Well," he says at last. "Now somebody's told you, too."
[banner]Telling the bees[/banner]
-> END

=== stay
You look up the river, and you look at the brushes.
"All of them?" says the woman.
"There are nine thousand trees at Aldermoor," you say, "and a man with money. He'll find forty hives. You won't."
It takes two days to carry them. On the second, an old man up a ladder stops with his brush in the air, because there is a bee in the flower that he was about to do. He waits until it has finished. Then he moves the ladder to the next tree, out of habit, and there is one in that, too; and he climbs down, and sits on the grass, and looks at his hands.
You stay until the pears. Your mother would have made Aldermoor. {told >= 3:But they are yours now, and you have told them so.|But they were hers, and you have still not told them. You do it here, in the evening, with the door key, and everyone in Sedge stands at a distance with their hats off.}
[banner]Sedge[/banner]
-> END

=== quiet
# CLEAR
# IMAGE: img/boat.svg
In the night you wake up because of a noise, and the noise is that there is none.
You lift the sacking. {hives > 0:In the last few boxes|In the last box} they have drawn together into a ball, the size of two fists, round one of them. That is what they do in winter. They think it is winter.
You put the box inside your coat, and sit with your back to the mast, and let the river take you down. It takes three days, and you are warm, on one side. By the sea there is a garden with nothing in it but rosemary. You will start there. She started with one.
[banner]One[/banner]
-> END

=== function ledger()
Day {day} · {hives} hives · syrup {syrup} · boat {hull > 2:sound}{hull == 2:damp}{hull == 1:leaking}{hull < 1:sinking}

=== function morning_text()
{leg:
- 0: ~ return "The tide is making at Saltmouth."
- 1: ~ return "Mist on the reeds at Reedfleet."
- 2: ~ return "Above Grey Lock the river is as brown as tea."
- 3: ~ return "You can still see the pear trees of Sedge."
- 4: ~ return "Lime Island. It is like waking up inside a flower."
- else: ~ return "The top of the Stairs. You can smell apples, or you want to."
}

=== function boat_x()
{leg:
- 0: ~ return 40
- 1: ~ return 142
- 2: ~ return 236
- 3: ~ return 318
- 4: ~ return 404
- else: ~ return 492
}

=== function boat_y()
{leg:
- 0: ~ return 196
- 1: ~ return 164
- 2: ~ return 196
- 3: ~ return 132
- 4: ~ return 150
- else: ~ return 84
}

=== function about()
Forty Hives is an example game of the Atrament documentation.
It has six endings. Its pictures were drawn and its sounds made for it.
