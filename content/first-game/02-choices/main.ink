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
-> END
