// The Bell of Saltmere: a small game
# toolbar: bar
VAR has_lantern = false
VAR tide = 8
VAR here = "square"
LIST clues = ledger, rope, photograph
VAR found = ()

The road to Saltmere lies under the sea. Tonight, for one hour, it does not.
You carry the post on this coast, and one letter is left in your bag.
On the envelope, in faded ink: "To the keeper of the bell, Saltmere."
Nobody has lived in Saltmere for sixty years.
* [Hold the letter up to the light]
  One folded page, and no more than a few lines on it. You do not open letters. You never have.
* [Put it back into the bag]
  It was your grandmother's bag. It has carried heavier letters than this one, though not many.
- The tide has gone out further than you have ever seen. You take off your shoes and walk out on the wet stones.
  # IMAGE: saltmere.svg
  Then the roofs of Saltmere rise in front of you, black against the sky, with a tower in the middle and no light anywhere.
-> square

=== square
~ here = "square"
# CLEAR
{The square of Saltmere. The last storm has hung weed on the lamp posts, like washing.|The square again. A crab crosses it, in no hurry.}
{tide < 4: There is water between the stones, and it was not there before.}
+ [Unfold the map] -> map
+ [Walk home] -> home

=== home
# CLEAR
You walk back while the stones are dry. In the morning you write "Return to sender" on the envelope, and find no address to return it to.
It will lie in your drawer until the next low water.
-> END

=== post_office
~ here = "post office"
# CLEAR
# IMAGE: post-office.svg
{The counter is still here, and behind it a hundred pigeonholes, each with its own small pool of rain.|The post office. A drop falls somewhere, and then another.}
- (counter)
* [Take the lantern from its hook]
  ~ has_lantern = true
  It lights at the first match. You decide not to wonder about that.
  -> counter
* {has_lantern} [Open the ledger]
  ~ found += ledger
  The last entry is in a firm hand. "E. Marsh, keeper of the bell. Carries the post as well."
  -> counter
+ [Unfold the map] -> map

=== tower
~ here = "tower"
# CLEAR
# IMAGE: tower.svg
{The door gave way long ago. Behind it, a stair goes up into the dark.|The tower. The dark has not moved.}
- (stairs)
* {has_lantern} [Look at the bell rope]
  ~ found += rope
  Somebody has sewn two letters into its end, large enough for cold hands to feel: E. M.
  You turn your bag over. On the inside of the flap, in the same red thread, are the same two letters.
  -> stairs
+ {has_lantern} [Climb the stair] -> belfry
+ {not has_lantern} [Feel your way up]
  Eleven steps, and then no step. You come down again, slowly.
  -> stairs
+ [Unfold the map] -> map

=== belfry
# CLEAR
# IMAGE: belfry.svg
{The bell hangs where it always hung, green with age. Far off, across the sand, burn the lamps of the harbour.|The bell has not moved. The harbour seems further away.}
- (bell)
+ {found ? (ledger, rope, photograph)} [Open the letter] -> letter
* {not (found ? (ledger, rope, photograph))} [Call into the dark]
  Nobody answers. The name of the keeper must be written down somewhere, you think.
  -> bell
+ [Go down again] -> tower

=== high_water
# CLEAR
The sea comes back the way it left, without a word. You wade home with the bag on your head.
By morning the water has washed the ink from the envelope. Nobody can say any more where it was going.
-> END

=== function bar()
[button=notebook]Notebook[/button]

=== function notebook()
[title]Notebook[/title]
One letter, to the keeper of the bell in Saltmere.
{found ? ledger: The keeper was called E. Marsh. She also carried the post.}
{found ? rope: E. M. is sewn into the bell rope, and into your bag.}
{found ? photograph: A girl who lived here wore the bag that you are wearing.}

=== letter
# CLEAR
# IMAGE: letter.svg
E. Marsh, keeper of the bell. Your grandmother never once spoke of Saltmere. She left you her bag and her round, and asked you to finish it.
"To whoever keeps the bell after me," says the letter, in her hand. "Every year on this night I meant to walk out and ring it. Every year I was afraid that somebody would answer. Ring it once. That is all a keeper has to do."
+ [Ring the bell] -> ring

=== ring
# CLEAR
You pull. For a moment nothing happens, as if the bell had to remember how.
Then one note goes out over the sand, and the sea stands still to hear it.
On the far shore, window after window, the lights go on.
The letter is delivered.
-> END

=== map
~ tide = tide - 1
{tide <= 0: -> high_water}
# CLEAR
# IMAGE: map.svg
A map of Saltmere, brown at the folds. You are at the {here}.
+ {here != "square"} [The square] -> square
+ {here != "post office"} [The post office] -> post_office
+ {here != "tower"} [The bell tower] -> tower
+ {here != "yellow house"} [The yellow house] -> house

=== house
~ here = "yellow house"
# CLEAR
# IMAGE: house.svg
{A house at the end of the quay. The storms have taken the doors, the beds and the clocks, and left the yellow.|The yellow house. It looks warm from outside, and it is not.}
- (room)
* [Look at the photograph on the wall]
  ~ found += photograph
  Behind the glass stands a girl with a bag over her shoulder, much too large for her. You know the bag. You are wearing it.
  -> room
* [Sit on the windowsill]
  From here you can see everybody who comes along the quay. Somebody sat here for a long time, and then did not.
  -> room
+ [Unfold the map] -> map
