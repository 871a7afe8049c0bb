import { translated } from './translated';

const en = {
  headline: 'Write a story that answers back.',
  lead: 'Atrament is for people who write. Your story is plain text in ink, with choices where your reader should choose, and a map shows how its places connect. Atrament turns it into a finished game with pictures, sound and saves.',
  begin: 'Begin',
  write: 'Write a game',
  beginNote:
    'No programming, nothing to install. “Begin” is a course, “Write a game” opens the editor.',
  otherTools: 'Bring a story from',
  learnInk: 'What ink looks like',
  manuscript: 'What you write',
  manuscriptFile: 'story.ink',
  printed: 'What they play',
  played: (title: string) => `The story “${title}”, to be played`,
  edit: 'Change the story',
  playFailed: 'The player could not be loaded',
  playgroundFailed: 'The playground could not be opened',
  withoutScripts: 'Turn on scripts to play the story here.',
  points: [
    {
      title: 'One text file',
      text: 'The whole story is text in ink, the scripting language by inkle. A choice, a variable or a condition takes a symbol or two; everything else is your prose. Write and connect its places on the map of the playground, if you like: it changes the text for you.',
    },
    {
      title: 'Pictures and sound by name',
      text: 'A line such as “# IMAGE: harbour.jpg” shows a picture. Music, sound effects, backgrounds, themes, fonts and the title screen are set in the story in the same way.',
    },
    {
      title: 'Readers keep their place',
      text: 'The game saves itself after every scene, and readers continue where they stopped. Save slots and checkpoints take one tag each.',
    },
    {
      title: 'It runs where your readers are',
      text: 'The same story becomes a website, a folder that opens from disk, a program for Windows, Linux and macOS, or an Android app.',
    },
  ],
  games: 'Whole games',
  onward: 'Contents',
  chapters: {
    course: 'Twelve short chapters, one game, from a blank page to itch.io.',
    quickstart: 'The engine on your own computer.',
    ink: 'The language, for people who have never programmed.',
    basics: 'Choices, pictures, sound, saves, publishing.',
    extras: 'Themes, variables and your own functions.',
    all: 'Every page, in one list.',
  },
  chapterTitles: {
    course: 'Your first game',
    quickstart: 'Quickstart',
    ink: 'Ink Basics',
    basics: 'Atrament - Basics',
    extras: 'Atrament - Extras',
    all: 'All documentation',
  },
} as const;

/** The words of the home page in the language of this build; English where it has none of its own. */
export const homeMessages = translated<typeof en>({ en });
