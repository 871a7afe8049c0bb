// Paper boats: one page after another, each with its own colour behind the text.
// These tags are for the whole game. The tab “Game” writes them for you.
# title: Paper Boats
# theme: sepia
# single_scene
# choices: borderless

// A tag in capitals is for the scene that it stands in. Before the sign of a colour there is a backslash.
# BACKGROUND: CSS(\#fdf3d8)
You fold the first boat from a bill that you cannot pay, and set it on the gutter.

+ [Watch it go] -> bridge

=== bridge
# BACKGROUND: CSS(\#e4eee0)
At the bridge it meets a duck. They pass each other, with great politeness.

* [Fold another, for company]
  // The page is turned with each choice, so that only this text is shown now.
  The second is a love letter, never sent. It floats better than the bill.
  -> weir
* [Run ahead to the weir] -> weir

=== weir
# BACKGROUND: CSS(\#dfe9f0)
{bridge: The water is loud here.} A child stands at the weir with a net.

* [Ask for them back]
  "Which?" says the child. There are hundreds, from all over the town.
* [Wave]
  The child waves, and lifts the net, and lets everything pass.
-
# BACKGROUND: CSS(\#f6e4dc)
In the evening paper it says that the sea has risen by the height of a letter.
-> END
