// Lost property: choices that lead apart and together again; nothing but plain ink.

You have eleven minutes left of your shift, and of your working life.

For thirty years you have handed umbrellas back to people at the lost property window of a railway station. On the shelf behind you stands the last thing of the day: a hatbox that somebody left on the night train. It is ticking.

* [Open it]
  You lift the lid by a finger's breadth. A round brass clock looks out of a bed of straw, embarrassed, like someone found asleep at a party.
* [Write it into the ledger]
  "Hatbox, one. Ticks." Your pen has written the word "umbrella" so often that it makes you a small u before you can stop it.
* [Move to the other end of the counter]
  You look at it from there for a while. It goes on ticking at the same distance, as clocks do.
- Somebody raps on the glass.

* "We are open."
* "We close in nine minutes."
* [Say nothing, and lift the shutter]
- -> window

=== window
A girl of about ten stands on her suitcase, so as to be seen. {There is straw in her hair.|She has not gone away.|She is getting tired of the suitcase.}

- (asking)
* "What have you lost?"
  "My grandmother's afternoon," says the girl. "She put it in a hatbox, so that it would not be crushed."
  -> asking
* (proof) "Can you prove that it is yours?"
  She thinks. "It always stops at twenty to four. That is when the rain came, and they had to go indoors."
  -> asking
* {proof} [Look at the clock]
  Twenty to four, to the second. You have not wound a clock in this office for years, and still you feel found out.
  -> asking
+ {proof} [Give her the hatbox] -> give
+ [Ask for the form] -> form

=== form
{You push form seven under the glass. She fills it in, in capitals, and stops at the line "Value of the object".|She is still at that line. "I do not know what you would pay," she says. "I do not know what anybody would."|"You could write it for me," she says.}
+ [Wait] -> form
+ "Leave that line empty."
  Nobody has ever left that line empty. The form looks better for it.
  -> window
* -> give

=== give
You carry it round by the door, because the slot under the glass is made for umbrellas. It is warm on one side, as a thing is that has stood in the sun.

* [Ask to hear it once]
  She takes the lid off, there on the counter, and sets the hand back by a minute.
  For as long as that lasts it is a garden. Somebody is laughing at a dog. Somebody says your name, although it must be another person's, and tells you to come and sit down; there is room.
  Then the first drops, and a scraping of chairs.
  -> close(true)
* [Wish her a good journey]
  "You too," says the girl, and looks at you as if you were the one with the suitcase.
  -> close(false)

=== close(heard)
Through the window you watch her run for the last train with both arms around the box. She makes it.

You bring the shutter down, and then the blind. {heard:There is a leaf on the counter, still wet.|The office is so quiet now that you can hear your own watch.}

* [Write it into the ledger]
  "One afternoon. Returned."
* {heard} [Keep the leaf]
  You put it into your breast pocket, where the pen used to be.
* [Turn off the light]
- It is twenty to four in the morning. You are free until the rain comes.
-> END
