# title: The Last Lamp
# author: A night in pictures
# cover: img/house.svg 90%
# theme: dark
# toolbar: hour_name
# about: about
# saves: 3

/// The night has three hours, and in each the lamp may flicker once. The hour is a list with one value, so `hour++` moves it on.
LIST hours = ten, one, four
VAR hour = ten
VAR flickers = 0

/// Who has been woken, and who has met. The pictures, the texts and the endings all look at these.
VAR jun_plays = false
VAR odile_looks = false
VAR felix_stands = false
VAR jun_and_odile = false
VAR jun_and_felix = false
VAR opened = ""

# PAGE_BACKGROUND: CSS(\#141b28)
# AUDIOLOOP: sound/hum.mp3
I am the lamp outside number nine.
I have one leg and one eye, and I have stood here for sixty-one years. Tomorrow at six a man will come with a ladder and change me for a new one. This is because of a rule. Lamps that flicker are faulty, and I am said to have flickered.
I have not. I want that understood. In sixty-one years I have never once flickered. I did not know that I could, until tonight, when I tried it, very quickly, behind a tram.
* [Look across the street]
- -> night

/// The hub of a picture-led game: one picture, whose areas pick choices. The choices are below it, too, for players who do not see the picture or use the keyboard.
=== night
# CLEAR
{
- hour == ten: It is ten. Three windows are lit on the other side, one above the other.
- hour == one: It is one. The last tram has gone by. Three windows are still lit, and it is too late for any of them.
- hour == four: It is four, the hour that belongs to lamps. Then a taxi stops, and a woman gets out and stands on the step of number nine, turning out her bag.
}
-> windows

=== windows
/// A picture in layers: the house, then whatever has changed, each at its place. All of it is one paragraph.
[layers width=100%][picture]img/house.svg[/picture]{jun_plays:[picture x=232 y=52]img/open.svg[/picture]}{odile_looks:[picture x=232 y=152]img/odile-small.svg[/picture]}{felix_stands:[picture x=232 y=252]img/felix-small.svg[/picture]}{hour == four:[picture x=352 y=300]img/mara-small.svg[/picture]}[area x=232 y=52 width=90 height=84 to="The top window"][area x=232 y=152 width=90 height=84 to="The middle window"][area x=232 y=252 width=90 height=84 to="The lowest window"]{hour == four:[area x=345 y=296 width=60 height=110 to="The step"]}[/layers]
+ [The top window] -> jun
+ [The middle window] -> odile
+ [The lowest window] -> felix
+ {hour == four} [The step] -> mara
+ [{hour == four:Burn steadily until morning|Burn steadily}] -> pass

=== pass
{
- hour == four: -> morning
- hour == ten: I burn. A moth comes, and is disappointed, and stays.
- else: I burn. It is not nothing, to burn. Ask anyone who has looked for a keyhole.
}
~ hour++
+ [On] -> night

/// One flicker an hour. This tunnel plays the sound, counts, and comes back to the window it was called from.
=== flicker
# PLAY_SOUND: sound/flicker.mp3
~ flickers++
{flickers:
- 1: I go out. For as long as a held breath there is no street. Then I am back, and everything is where it was, and I am ashamed, and I want to do it again.
- 2: I go out. It is easier. That is what they say about most things one should not do.
- else: I go out. So this is what they all have when they close their eyes.
}
->->

=== jun
# CLEAR
# IMAGE: img/jun.svg
{
- hour == ten: The boy Jun, eleven, plays the cello. He plays it without the bow. His fingers run up and down on the strings and make no sound at all. There was a complaint, in the spring, on a piece of paper, under the door.
- hour == one && jun_plays: Jun's window is open, and he has taken up the bow. He draws one note, as long as a street, and stops and listens whether it has broken anything.
- hour == one: Jun is in bed with the light on. The cello lies beside him with its back to the wall. The fingers of his left hand are playing on the blanket.
- jun_and_odile || jun_and_felix: Jun is asleep in a chair with the bow across his knees, like someone who guards something.
- else: Jun is asleep. On the music stand is a page so full of rests that it looks like rain.
}
+ {hour != four || (not jun_and_odile && not jun_and_felix)} [Flicker]
  -> flicker ->
  {
  - hour == ten:
    ~ jun_plays = true
    Jun looks up. He sees a street that was there, and was not, and is. He opens the window to make sure. And because the window is open, and nobody in the whole dark can know who it was, he reaches for the bow.
  - hour == one && felix_stands:
    ~ jun_and_felix = true
    Jun gets up to see what is wrong with the light, and hears the stairs. Somebody is breathing on the other side of the door. Then a piece of paper comes under it, like the first one, in the same hand. He reads it standing on one leg. He opens the door. "Please," says the paper, "the slow one, with the door open. I will sit on the stairs."
  - hour == one && odile_looks:
    ~ jun_and_odile = true
    Jun looks out, and then down, because below him somebody is leaning out and looking at me. An old woman and two plates. She looks up. Neither of them has ever seen the other from this side. "Are you the one," says Odile, "who does not play?"
  - hour == one && jun_plays:
    Jun looks up, and plays the note again. I could swear that it is meant for me.
  - hour == one:
    ~ jun_plays = true
    Jun sits up. He listens. Then he opens the window and plays one note with the bow, softly, to find out what one o'clock will do to him.
  - else:
    ~ opened = "jun"
    Jun wakes, and looks down at the step, and a woman looks up from it. He has the sense of a person of eleven. He wraps his key in a sock and drops it.
  }
  {jun_plays && hour != four: # PLAY_SOUND: sound/cello.mp3}
  -> after
+ [Look away] -> windows_again

=== odile
# CLEAR
# IMAGE: img/odile.svg
{
- hour == ten: Odile, eighty-one, has laid the table for two. She does it each night and each night she says "Well!" and eats from one plate, and washes both.
- hour == one && odile_looks: Odile has moved her chair to the window. She is looking at me as one looks at a kettle.
- hour == one: Odile is at the table with her hands on each side of the plate. She does not sleep. She says it is her age. It is not her age.
- jun_and_odile: Odile is dozing in her chair. Two plates stand in the rack, and both of them are wet.
- else: Odile is baking. It is four in the morning, and there is bread for two.
}
+ [Flicker]
  -> flicker ->
  {
  - hour == ten:
    ~ odile_looks = true
    Odile says a word I did not know she knew, and comes to the window to see what has become of me. She stays. It turns out that there is a whole street out here, and that one can sit beside it.
  - hour == one && jun_plays:
    ~ jun_and_odile = true
    Odile comes to the window, and opens it to be cross with me, and so she hears the note. It comes from directly above her, from a ceiling she has thought empty since spring. She stands there until it ends. Then she takes the second plate off the table, covers it with a bowl, and goes out to the stairs in her slippers.
  - hour == one && felix_stands:
    Odile opens her door to look for a fuse. On the stairs stands Mr Felix, from below, with a piece of paper and his shoes in his hand. "Well!" says Odile. They talk about fuses. They have talked about nothing at all for nineteen years, so fuses is a beginning.
  - hour == one:
    ~ odile_looks = true
    Odile comes to the window to see what has become of me. She puts a cushion on the sill, for her elbows. I had no idea she was so lonely, and I have looked at her for thirty years.
  - else:
    ~ opened = "odile"
    Odile looks out at me, and then down. "Have you lost something?" she calls. "My key," says the woman on the step. "Well!" says Odile, and there is something in it that I have never heard in it before. "Wait. I am just taking it out of the oven."
  }
  -> after
+ [Look away] -> windows_again

=== felix
# CLEAR
# IMAGE: img/felix.svg
{
- hour == ten: Mr Felix writes. He has written the same letter since April. I can read it from here; I can read everything from here. [i]Dear young man. My wife played the cello. When you began, I could not bear it. Now you have stopped, and I can bear that less.[/i] He never gets further than that, because he does not know how to ask.
- hour == one && felix_stands: Mr Felix is standing behind his own front door, with his coat on, and the letter in his hand.
- hour == one: Mr Felix has fallen asleep on the letter. It is printed on his cheek, the wrong way round.
- jun_and_felix: Mr Felix is polishing something in a black case that has not been opened for years.
- else: Mr Felix wakes up at four because he always does. He has the keys to everything in this house. They hang by his door in the order of the floors.
}
+ [Flicker]
  -> flicker ->
  {
  - hour == ten:
    ~ felix_stands = true
    Mr Felix looks up with his pen in the air. In the dark pane he sees a man of seventy who has been about to do something for eight months. He puts on his coat. He gets as far as the inside of the door.
  - hour == one && jun_plays:
    ~ jun_and_felix = true
    Mr Felix raises his head. It is dark, and in the dark there is one note, and he thinks what I suppose anyone would think. He is up two flights before he knows that he is awake. The boy opens. "Please don't stop," says Mr Felix. "That is what I was trying to write."
  - hour == one && odile_looks:
    Mr Felix goes to the window. So does the woman above him; he can see her elbows. "It's the lamp," he says upwards. "It's faulty," say the elbows. It is their first conversation. I do not mind what it is about.
  - hour == one:
    ~ felix_stands = true
    Mr Felix wakes, sees his face in the pane with the letter printed on it, and laughs out loud, alone, in a kitchen. Then he puts on his coat and stands behind the door.
  - else:
    ~ opened = "felix"
    Mr Felix looks out, sees the woman on the step, and takes a key off a hook without looking. It is the best moment of his week. He opens the door in his good dressing gown. "Fourth floor," he says. "I have always wondered who you were."
  }
  -> after
+ [Look away] -> windows_again

=== mara
# CLEAR
# IMAGE: img/step.svg
She is a nurse, and her name is Mara; it is on her coat. She lives on the fourth floor, at the back, where I cannot see. She comes home at four and leaves at eight at night, and nobody in number nine has ever met her.
She has turned out the whole bag. A torch. A plum. Somebody's drawing of a dog. No key. She does not ring, because it is four, and she knows what sleep costs.
She sits down on the step, in my light, and closes her eyes.
+ [Look up again] -> windows_again

=== windows_again
# CLEAR
I have a wide view and nothing else.
-> windows

=== after
{hour == four: -> late}
+ [Wait for {hour == ten:one|four} o'clock]
  ~ hour++
  -> night

= late
+ [Wait for the morning] -> morning

/// The endings. One that needs more stands above those that need less, because the first that is true is taken.
=== morning
# CLEAR
# AUDIOLOOP: false
# IMAGE: img/dawn.svg
At six the man comes with the ladder. His name is Sol, he is twenty-four, and he has brought a new eye for me in a box. He climbs up and puts his warm hand on my neck.
{
- flickers == 0: -> steady
- (jun_and_odile || jun_and_felix) && opened != "": -> table
- jun_and_odile: -> plates
- jun_and_felix: -> stairs
- opened != "": -> door
- else: -> box
}

=== steady
"Nothing wrong with this one," says Sol, when he has looked for a long time. He signs a paper, and folds the ladder, and looks up at me from below, as people do. "Best kept lamp in the district," he says.
Behind him a woman gets up from the step, stiff with cold, because someone has finally come out with the bins.
So I am still here. I have stood for sixty-two years now. Every night there are three windows, one above the other, and I light the street between them very evenly.
[banner]Steady[/banner]
-> END

=== box
"Oh dear," says Sol, and turns me off, and it is day anyway.
He lays me in the box the new one came in. It is lined with something soft. On the way down I see them for once from the side: a window with a cello in it, a window with two plates, a window with a pen. A woman is asleep on the step.
I did try. I should like the new one to know that they are nearly there. One more would do it. But it is a very good lamp, with a light like milk, and it will never flicker.
[banner]Nearly[/banner]
-> END

=== plates
"Oh dear," says Sol, and turns me off, and it is day anyway.
When he comes down with me in his arms, an old woman and a boy are standing in the door of number nine. The boy has jam on him.
"Is it dead?" says Jun.
"It's only old," says Sol, and looks at Odile, and goes red.
"So am I," says Odile. "What happens to it?"
"Scrap."
Jun runs up. Just as the van starts, the window opens, at six in the morning, and everyone in the street complains at once, and he plays the whole of it, the slow one, to the end. I have never been played off before. I understand that it is usually done for ships.
[banner]Two plates[/banner]
-> END

=== stairs
"Oh dear," says Sol, and turns me off, and it is day anyway.
Mr Felix comes out in his coat. He has not been to bed, and he is holding, of all things, a bow.
"That lamp," he says, "has been flickering all night."
"I know. I'm sorry. It's being changed."
"No, no," says Mr Felix. He tries to find the word. He has never been good at the end of a letter. "I wanted to say: at exactly the right times."
Sol writes that down. There is a line for remarks on his form, and in four years he has never had one.
[banner]Remarks[/banner]
-> END

=== door
"Oh dear," says Sol, and turns me off, and it is day anyway.
{
- opened == "odile": In the second window two people are eating bread. One of them is asleep while she eats.
- opened == "felix": On a hook by the lowest window there is a new label, in good handwriting: [i]Fourth floor. Mara. A key of hers, in case.[/i]
- else: A sock is hanging from the handle of the fourth-floor door, washed, with a plum in it.
}
It was only a door. I have lit that door two and twenty thousand times, and people went in at it, and I thought that I was helping.
Sol carries me down with both arms, as one carries something that can still break.
[banner]A door[/banner]
-> END

=== table
"Oh dear," says Sol, and turns me off, and it is day anyway.
But they are all on the pavement. Odile has brought bread, because there is always twice too much; Mr Felix has brought a screwdriver, and Jun has brought everyone. Mara from the fourth floor sits on the step she nearly slept on, and holds the ladder with one foot.
"You can't have it," says Sol. "It belongs to the city."
"It's faulty," says Odile. "What does the city want with a faulty lamp?"
He looks at the form. He looks at the bread.
So now I stand on a table. There are five plates on it, most evenings, and they are never all clean. I have been given a switch, which is in reach of everybody. I do not see far any more. It turns out that I had only been looking for this.
[banner]The table[/banner]
-> END

=== function hour_name()
{hour == ten:Ten o'clock}{hour == one:One o'clock}{hour == four:Four o'clock} · {flickers == 0:never flickered}{flickers == 1:flickered once}{flickers == 2:flickered twice}{flickers > 2:flickered three times}

=== function about()
The Last Lamp is an example game of the Atrament documentation.
It has six endings. Its pictures were drawn and its sounds made for it.
