import { translated } from './translated';

/** What to write instead of what an import left out, by what that is about, and the page below the docs about it. Ink stands in backticks. */
const advice = {
  condition: {
    title: 'Conditions',
    words:
      'Write the condition in ink: `{coins > 2:Enough.|Too few.}`. Until then, none of what it decides is shown or done, and nothing after its “else” either.',
    page: 'ink-basics/variables',
  },
  wait: {
    title: 'What waits',
    words:
      '`+ [>>>3] -> next` goes on by itself after three seconds, if it is the only choice. Beside other choices, `# AUTO_CHOICE: delay=3 choice="Too late"` picks the one with these words; with the tag HIDDEN, it has no button.',
    page: 'atrament-basics/choices',
  },
  way: {
    title: 'Ways to a place that is worked out',
    words:
      'An arrow names its place. Write one for each: `{coins > 2: -> next}`. A list of choices can do the same.',
    page: 'ink-basics/variables',
  },
  shown: {
    title: 'Text that changes',
    words:
      'The text of a scene is written once. Add to it with a choice, or put what changes into the toolbar or an overlay.',
    page: 'atrament-basics/interface_sections',
  },
  input: {
    title: 'Fields and menus',
    words:
      '`[input var=name]` asks for a text. A choice below it leads on. To offer several values, write a choice for each.',
    page: 'atrament-basics/markup/interaction',
  },
  values: {
    title: 'Values',
    words:
      'A variable holds a number, a text, or true or false. A list holds names that you declare, each at most once: the length of an array is lost if a word may be in it twice. `You have {bag}.` shows all names in a list, in the order in which they are declared; one of several words has underscores, unless a function says it in words.',
    page: 'ink-basics/functions_and_lists',
  },
  loop: {
    title: 'Loops and subroutines',
    words:
      'Ink has no loops. To show what is in a list, write its name: `You carry {bag}.` A function can call itself, and `-> tower ->` goes somewhere and back.',
    page: 'ink-basics/functions_and_lists',
  },
  nowhere: {
    title: 'Links and pictures that lead nowhere',
    words: 'Nothing in the story has this name. Write it, or let the link lead somewhere else.',
    page: 'ink-basics/intro',
  },
  back: {
    title: 'Ways back',
    words:
      'A choice can lead to the place before: `+ [Stand up again] -> next`. To take back what has happened since, `# CHECKPOINT: gate` remembers a moment, and `# RESTART_FROM_CHECKPOINT: gate` goes back to it. `# RESTART` begins the story again.',
    page: 'cookbook/undo',
  },
  sound: {
    title: 'Sounds and music',
    words:
      '`# AUDIOLOOP: rain.mp3` plays a track in a loop, `# PLAY_SOUND: door.mp3` a sound once.',
    page: 'atrament-basics/multimedia/sound',
  },
  style: {
    title: 'Look and effects',
    words:
      '`# BACKGROUND: night.jpg` shows a picture behind the text. Markup changes how words look. Colours, font and background of the whole game are on the tab Game.',
    page: 'atrament-basics/markup/presentation',
  },
  window: {
    title: 'Windows',
    words: 'An overlay shows text above the page; a button in the toolbar opens it.',
    page: 'atrament-basics/interface_sections',
  },
  stats: {
    title: 'Captions, sidebars and charts',
    words:
      'What is always in sight belongs in the toolbar. A page that players open is an overlay: a function that a button in the toolbar runs.',
    page: 'atrament-basics/interface_sections',
  },
  saves: {
    title: 'Saves',
    words: '`# saves: 3` at the top of the story gives players three places to save.',
    page: 'atrament-basics/saves',
  },
  address: {
    title: 'Links to the web',
    words:
      '`[url=https:/\\/example.org]These words[/url]` is a link. Without the backslash, ink takes the two slashes for a comment.',
    page: 'atrament-basics/markup/interaction',
  },
  script: {
    title: 'JavaScript and HTML',
    words: 'Some HTML works. JavaScript goes into external functions of an Atrament project.',
    page: 'atrament-extras/extfunctions',
  },
  other: {
    title: 'Everything else',
    words:
      'The import does not know this. If it shows words, write the words. If it works something out, a function can do that: `~ ring(3)`.',
    page: 'ink-basics/functions_and_lists',
  },
};

const en = {
  about:
    'The import wrote these as comments, each where it stood. “Done” deletes the comment, and Undo brings it back.',
  more: 'Read more',
  moreAbout: (title: string) => `Read more: ${title}`,
  done: 'Done',
  doneWith: (code: string) => `Done: ${code}`,
  advice,
};

/** The words about what an import left out, in the language of this build. */
export const carryOverMessages = translated<typeof en>({ en });
