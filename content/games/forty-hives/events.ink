/// The deck. A value in round brackets is in the list from the start.
LIST deck = (fog), (wasps), (wedding), (heat), (rival), (heron)

=== a_fog
# CLEAR
Fog. The banks go, then the bow, then your own hands on the pole. From somewhere in it comes a bell, and a voice that says "Left. Left. Left," bored and patient, and you never learn whose.
+ [Trust the voice]
  You go left. Something large goes by on the right, breathing. When the fog lifts you are a mile further than you had any right to be.
+ [Tie up and wait]
  ~ day++
  You tie up to what turns out to be a cow. It costs you the day, and the cow an afternoon.
-
->->

=== a_wasps
# CLEAR
Wasps. They come out of a dead willow and go along the hives like bailiffs.
+ [Smoke them off]
  You burn a good sack, and half of your lunch. They leave. The bees are drunk until evening.
+ [Pole faster]
  ~ lose(2)
  You pole until your hands open. They give up after a mile, with two hives robbed to the wax.
-
->->

=== a_wedding
# CLEAR
A wedding is stranded on a sandbank. The bride is holding her shoes. "We hired a steamer," she says, "and it had opinions."
+ [Ferry them across]
  ~ day++
  It takes nine trips. No one is stung. The bride's grandmother, who sits among the hives like one of them, presses two jars on you. "Feed them that," she says. "It's theirs anyway."
  ~ syrup += 2
+ [Wave]
  They wave back, all of them, the band too. It is a long straight stretch, and you have to go on waving.
-
->->

=== a_heat
# CLEAR
Heat. The tar comes up between the planks. In the hives they have begun to fan, and the whole boat trembles as if it had an engine.
+ [Wet the sacking all day long]
  You carry the river on board, bucket by bucket, and it runs off through the seams. One of them opens.
  ~ hull--
+ [Lie up in the shade until night]
  ~ day++
  You lie under willows. It is the only day of the whole spring on which you do nothing. You think about a boot.
-
->->

=== a_rival
# CLEAR
A steel barge with a crane comes up behind you: four hundred boxes, stencilled. A man leans out of the glass. "Aldermoor?" he calls. "Save your back. I'll have the lot done before you're at the Stairs. I'll take yours on for you, if you like. Ten for the carriage."
+ [Let him carry you, for ten]
  ~ lose(10)
  ~ day--
  You ride on the crane deck with your thirty, or what there is of them. His bees make no noise. He keeps them cold, he says, so they don't know they're travelling. He sets you down at the next bend, a day to the good, and you find that you are sorry for somebody with four hundred hives.
+ [Thank him and pole on]
  His wash goes over your feet. An hour later you pass him aground on the bar, with the crane going, and a heron looking on. He has the grace to laugh. You throw him a line, and he gives you his sugar.
  ~ syrup++
-
->->

=== a_heron
# CLEAR
A heron rides on the bow all day. Your mother would have said what it meant. She always knew, and it was always something different.
+ [Ask the bees]
  They say what they say.
+ [Decide that it means her]
  It turns its head and looks at you with one round eye, thoroughly unimpressed. Yes.
-
->->
