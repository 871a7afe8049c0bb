// The Bell of Saltmere: a small game

The road to Saltmere lies under the sea. Tonight, for one hour, it does not.
You carry the post on this coast, and one letter is left in your bag.
On the envelope, in faded ink: "To the keeper of the bell, Saltmere."
Nobody has lived in Saltmere for sixty years.
* [Hold the letter up to the light]
  One folded page, and no more than a few lines on it. You do not open letters. You never have.
* [Put it back into the bag]
  It was your grandmother's bag. It has carried heavier letters than this one, though not many.
- The tide has gone out further than you have ever seen. You take off your shoes and walk out on the wet stones.
-> square

=== square
{The square of Saltmere. The last storm has hung weed on the lamp posts, like washing.|The square again. A crab crosses it, in no hurry.}
+ [Go to the post office] -> post_office
+ [Go to the bell tower] -> tower
+ [Walk home] -> home

=== home
You walk back while the stones are dry. In the morning you write "Return to sender" on the envelope, and find no address to return it to.
It will lie in your drawer until the next low water.
-> END

=== post_office
{The counter is still here, and behind it a hundred pigeonholes, each with its own small pool of rain.|The post office. A drop falls somewhere, and then another.}
+ [Back to the square] -> square

=== tower
{The door gave way long ago. Behind it, a stair goes up into the dark.|The tower. The dark has not moved.}
+ [Back to the square] -> square
