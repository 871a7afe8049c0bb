// Signal hill: a log book with tables, fields and a line above the story; needs no pictures.
# title: Signal Hill
# author: The night shift
# toolbar: shift
# choices: left

VAR battery = 90
VAR operator = "nobody"
VAR has_answered = false

[banner style=accent]Signal Hill[/banner]

[info font=system side=highlight]Log of the listening station. One person, one lamp, one receiver. Write down what comes in.[/info]

Before the night begins, the log asks for your name: [input var=operator placeholder="your name"]

+ [Sign, and put on the headphones] -> listening

=== function shift()
On watch: {operator} [progress value={battery} max=100 style=accent]battery[/progress]

=== function manual()
[title]What the manual says[/title]
[table columns="30% 70%" border=true]<>
[header]Sign[ ]Meaning[/header]<>
[row]three short[ ]All is well[/row]<>
[row]one long[ ]Stay where you are[/row]<>
[row]silence[ ]See page 40[/row]<>
[/table]
Page 40 has been torn out.

=== listening
- (tuned)
# CLEAR
~ battery -= 10
At {one o'clock|a quarter past two|three}, out of the noise between two stations: [font=Courier New]{. . .|—|. . . —}[/font]

{Three short.|One long.|Three short, one long. [highlight]All is well; stay where you are.[/highlight] Nobody is on the air at this hour, and nothing is east of you but water.}

The [button onclick=manual display=modal bordered=false]manual[/button] hangs on a nail.

{tuned > 2: -> wall}
+ [Go on listening] -> tuned
+ [Turn the lamp out, to save the battery]
  ~ battery += 10
  [css style="letter-spacing: 0.3em"]In the dark[/css] it comes in more clearly.
  ++ [>>>] -> tuned

=== wall
# CHECKPOINT: wall
It is not coming through the headphones. You have had them off since two.

You lay your hand on the [link to="Knock on the wall"]wall[/link]. Something on the other side [link to="Hold your breath"]stops[/link].

+ [Knock on the wall #HIDDEN] -> knock
+ [Hold your breath #HIDDEN] -> breath
+ [Call the harbour #{battery < 80:UNCLICKABLE}] -> harbour
+ [Write it into the log]
  [info side=accent]03:10. Signals from within the station. Operator {operator} is [spoiler]not alone[/spoiler].[/info]
  -> wall

=== knock
# CLEAR
~ has_answered = true
Three short.
It takes its time. Then, from so near that you feel it in your teeth: [font=Courier New]. . .[/font]
-> morning

=== breath
# CLEAR
You count to sixty. At sixty-one, something on the other side lets its breath go. It had been counting too.
-> morning

=== harbour
# CLEAR
"Signal Hill?" says the harbour. "That is a good one. Signal Hill has been shut since they lost the operator. Who is this?"
* ["{operator}."]
  The line is silent for as long as it takes to turn a page.
  "Yes," says the harbour. "That was the name."
- -> morning

=== morning
[---]
# CHOICES: row
The sun comes over the edge of the sea. {has_answered:On the log's last line, in a hand that is not yours, stand three points.|The log lies open at tonight. The page is blank, and a little damp.}

+ [Sign off] -> END
+ [Stay for the day shift]
  # RESTART
  -> END
