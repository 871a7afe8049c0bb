// The stopped clock: clues that are collected, and somebody to accuse at the end.

// A list names what there can be. Nothing of it has been found yet.
LIST clues = mud, thread, crumbs

Somebody has stopped the town hall clock at seven. You have until the mayor is back from lunch.

-> clock

=== clock
// LIST_COUNT counts what has been found.
{LIST_COUNT(clues) == 0: The room behind the clock is swept clean, nearly.|So far you have found: {clues}.}

* [Look at the stairs]
  ~ clues += mud
  Yellow mud, as there is on the gardener's path, and nowhere else.
  -> clock
* [Look at the wheels]
  ~ clues += thread
  A blue thread, wound three times round the smallest wheel. Half the town wears blue.
  -> clock
* [Look at the floor]
  ~ clues += crumbs
  Crumbs of a bun that is baked on Tuesdays. Today is Tuesday.
  -> clock
// With two clues or more you may accuse somebody.
+ {LIST_COUNT(clues) > 1} [Call the mayor] -> accuse

=== accuse
"Well?" says the mayor. There are crumbs on the chain of office.

* "The gardener did it."
  "With those boots? He has been in bed with a cold since Sunday. I took him soup, across the mud."
* "The tailor did it."
  "She has only one leg, and there are ninety stairs."
// The question mark asks whether the list has this item.
* {clues ? crumbs} "You did it, Mayor."
  A long silence, as long as lunch. "I wanted it to stay seven," says the mayor. "At eight I have to make a speech."
- {clues ? (mud, thread, crumbs): You put all three clues into an envelope, and start the clock.|You start the clock. Something has escaped you, and it ticks.}

-> END
