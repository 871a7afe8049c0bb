// Ten to midnight: two files, of which the second keeps the time.
INCLUDE clockwork/time.ink

You have been invited to the party in the clock tower on one condition: somebody has to stop the hands before they meet. The host has left a note under the gong. "If it strikes twelve, it is all over. I have never found out what. Enjoy yourself!"

-> hall

=== hall
{late(): -> midnight}
It is {clock()}. {In the great hall people are dancing to the tick of the pendulum, because nobody brought a band.|The dancers turn by.|Someone has lost a glove. Someone else is wearing it.}

* [Dance once]
  A woman in grey takes you round the room, precisely once, in precisely three minutes. "You are a little slow," she says. "I like that in a person."
  -> pass(3) -> hall
* [Eat something]
  There are twelve small cakes, numbered. You take the seven.
  -> pass(1) -> hall
* [Ask where the works are]
  "Up," says everybody at once.
  -> pass(1) -> hall
+ [Climb to the works] -> pass(1) -> works

=== works
{late(): -> midnight}
It is {clock()}, and here you can see it happening. {Wheels as high as houses turn so slowly that only their shadows move. In the midst of them the host's chair, a blanket, a cold cup of tea.|The wheels have gone on without you.}

* (cup) [Drink the tea]
  It is not tea. For a moment everything between two ticks is open to you like a drawer. You could have stayed. You put the cup back.
  ~ give_back(2)
  -> works
* [Push against the great wheel]
  It does not notice you. Nothing so large has ever been so polite about it.
  -> pass(2) -> works
* [Hang your coat on the pendulum]
  It swings a little more slowly, with sleeves.
  ~ drag = true
  -> works
* {drag} [Hang yourself on the pendulum]
  You take hold, and lift your feet. The hall below comes and goes, comes and goes. With each swing there is a longer wait at the top.
  -> stopped
+ [Go back down] -> pass(1) -> hall

=== stopped
At {clock()} it does not come back.
Below, the dancers stand with one foot in the air. Then somebody laughs, and puts it down, and the party goes on, with nothing to go on by.
"Well," says the host, who has been in the blanket all the time. "So that is what happens. Nothing! And I never once came down to dance."
{works.cup:The host looks into the cup, and then at you. "Ah. Then you know what I did instead."}
-> END

=== midnight
The hands meet, as two people meet who have been walking toward each other all day.
It strikes. On the first stroke the music ends; on the second, the lamps. After that you count by yourself. At twelve you are standing in the street in front of the tower with your coat {drag:gone|on}, and in your pocket is an invitation to a party, tonight, at ten to midnight.
+ [Go in] -> begin_again -> hall
* [Go home]
  You are nearly there when you notice that you are walking to the tick.
  -> END
