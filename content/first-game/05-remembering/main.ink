// The Bell of Saltmere: a small game
VAR has_lantern = false
VAR tide = 8

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
~ tide = tide - 1
{tide <= 0: -> high_water}
# CLEAR
{The square of Saltmere. The last storm has hung weed on the lamp posts, like washing.|The square again. A crab crosses it, in no hurry.}
{tide < 4: There is water between the stones, and it was not there before.}
+ [Go to the post office] -> post_office
+ [Go to the bell tower] -> tower
+ [Walk home] -> home

=== home
# CLEAR
You walk back while the stones are dry. In the morning you write "Return to sender" on the envelope, and find no address to return it to.
It will lie in your drawer until the next low water.
-> END

=== post_office
# CLEAR
# IMAGE: post-office.svg
{The counter is still here, and behind it a hundred pigeonholes, each with its own small pool of rain.|The post office. A drop falls somewhere, and then another.}
- (counter)
* [Take the lantern from its hook]
  ~ has_lantern = true
  It lights at the first match. You decide not to wonder about that.
  -> counter
+ [Back to the square] -> square

=== tower
# CLEAR
# IMAGE: tower.svg
{The door gave way long ago. Behind it, a stair goes up into the dark.|The tower. The dark has not moved.}
- (stairs)
+ {has_lantern} [Climb the stair] -> belfry
+ {not has_lantern} [Feel your way up]
  Eleven steps, and then no step. You come down again, slowly.
  -> stairs
+ [Back to the square] -> square

=== belfry
# CLEAR
# IMAGE: belfry.svg
{The bell hangs where it always hung, green with age. Far off, across the sand, burn the lamps of the harbour.|The bell has not moved. The harbour seems further away.}
+ [Go down again] -> tower

=== high_water
# CLEAR
The sea comes back the way it left, without a word. You wade home with the bag on your head.
By morning the water has washed the ink from the envelope. Nobody can say any more where it was going.
-> END
