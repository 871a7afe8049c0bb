// The Bell of Saltmere: a small game

The road to Saltmere lies under the sea. Tonight, for one hour, it does not.
You carry the post on this coast, and one letter is left in your bag.
On the envelope, in faded ink: "To the keeper of the bell, Saltmere."
Nobody has lived in Saltmere for sixty years.
-> END
