// Every appearance of choices and every tag of the markup, a scene each; for the tests of the player.
# title: The Kitchen Sink
# author: the tests
# cover: covers/street.jpg 40%
# about: about_screen
# toolbar: tool_line
# saves: 2
# load_from_checkpoints
# save_description_length: 40
VAR who = "Ada"
VAR oil = 2
VAR is_lit = false
LIST bag = (key), (lamp), rope

-> presentation

=== presentation
[banner]Presentation[/banner]
[banner style=accent allcaps=true align=left border=bottom]accent, all caps[/banner]
[info]An information block.[/info]
[info side=highlight]With a highlight side.[/info]
[info side=accent font=system align=right]Accent side, system font.[/info]
A [highlight]highlighted[/highlight] word, one in [highlight color=white bgcolor=navy]colours[/highlight], a [spoiler]hidden one[/spoiler], and [font family="Courier New"]another face[/font]. # CLASS: whisper
[progress value=30]Oil[/progress]
[progress value=7 max=10 style=accent border=false solid=true]Patience[/progress]
[progress value=60 display=thin][/progress]
[css class=loud style="letter-spacing: 0.2em"]Spaced out[/css], [b]bold[/b], [i]slanted[/i], [code]code[/code], <u>under</u> and [sup]up[/sup].
[h2]A chapter[/h2]
[h3]A heading[/h3]
[ul][li]One[/li][li]Two[/li][/ul]
[blockquote]Quoted.[/blockquote]
+ [Layout] -> layout

=== layout
# CLEAR
# CHOICES: grouped
Above the line.
[---]
Below it.
[--- width=30%]
[block width=50%]Left half.[/block]<>
[block width=50% align=right]Right half.[/block]
[table columns="50% 25% 25%"]<>
[header]Thing[ ]Weight[ ]Price[/header]<>
[row]Lamp[ ]2[ ]10[/row]<>
[row]Oil can[ ]5[ ][b]3[/b][/row]<>
[/table]
[table border=false padding=false fixed=true]<>
[row]No[ ]borders here[/row]<>
[/table]
+ [Interaction] -> interaction
+ [Nowhere #UNCLICKABLE] -> layout
+ [Layout again] -> layout

=== interaction
# CLEAR
# CHOICES: numbered left
Your name: [input var=who placeholder="Name"]
Oil: [input var=oil type=number]
A [link to="Open the door"]door[/link] stands ajar. [button onclick=stats]Stats[/button] [button onclick=stats display=modal]Window[/button] [button onclick=stats disabled=true]Disabled[/button] [button onclick=pour bordered=false]Pour[/button]
More at [url href=https:\/\/www.inklestudios.com/ink/]inkle[/url], and nothing at [url href=javascript:alert(1)]here[/url].
+ [Open the door] -> pictures
+ [Hidden door #HIDDEN] -> pictures
+ [Locked door #DISABLED] -> pictures

=== pictures
# CLEAR
# CHOICES: grid-2 grouped
# BACKGROUND: backgrounds/evening.jpg
# PAGE_BACKGROUND: CSS(linear-gradient(\#33425f, \#a8908a))
# PLAY_MUSIC: music/wind.mp3
A picture of the site’s. # IMAGE: pictures/gate.jpg # PLAY_SOUND: door.mp3
One that it has not: [picture width=60%]pictures/orchard.jpg[/picture]
A sign in the line: [img]icons/poppy.png[/img]
[video controls loop=false]films/picnic.mp4[/video]
[template src=card.html var:title="A card"]Its content.[/template]
+ [Layers] -> layers
+ [Row] -> row
+ [Pictures] -> pictures

=== layers
# CLEAR
# HYPERTEXT
# BACKGROUND: false
# PAGE_BACKGROUND: false
# STOP_MUSIC
[layers]<>
    [picture]town/map.jpg[/picture]<>
    [picture x=240 y=40 onclick=stats display=modal]icons/poppy.png[/picture]<>
    [area x=80 y=70 width=140 height=130 to="The mill"]<>
    [area x=300 y=70 x1=420 y1=260 to="The chapel"]<>
[/layers]
The town, and [link to="The mill"]the mill[/link] in it.
+ [The mill] -> row
+ [The chapel] -> row

=== row
# CLEAR
# CHOICES: row
# PROMPT: Which way?
# CHECKPOINT: fork
The road forks.
+ [Left] -> borderless
+ [Right] -> borderless
+ [Back \[img\]icons/poppy.png\[/img\]] -> row

=== borderless
# CHOICES: borderless right
# SHUFFLE_CHOICES
Still on the road.
+ [Red] -> timer
+ [Green] -> timer
+ [Blue #UNCLICKABLE] -> timer

=== timer
# AUTO_CHOICE: delay=60 choice="Run"
# CHOICES: grouped row
The rope is burning.
+ [Run] -> kettle
+ [Stay] -> kettle

=== kettle
The kettle sings.
+ [>>>(animation=0)] -> tea

=== tea
Tea.
+ [>>>] -> last

=== last
The last lamp is out.
-> END

=== function about_screen()
[banner]The Kitchen Sink[/banner]
Everything at once.

=== function tool_line()
Oil: {oil} [button onclick=stats]Stats[/button]

=== function stats()
[title]Stats of {who}[/title]
Oil in the can: {oil}
[progress value={oil * 10}]Oil[/progress]
[button onclick=pour]Pour[/button]

=== function pour()
~ oil = oil + 1
