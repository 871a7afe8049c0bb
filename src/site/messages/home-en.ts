/** The home page’s texts in English; separate, so that only that page loads them. */
export const homeEn = {
  headline: 'Write a story that answers back.',
  lead: 'Atrament is a game engine for interactive fiction. You write plain text in ink, with choices where your reader should choose. It makes a finished game of it, with pictures, sound and saves.',
  begin: 'Begin',
  beginNote: 'No programming. Your first scene plays in minutes.',
  learnInk: 'What ink looks like',
  manuscript: 'What you write',
  manuscriptFile: 'story.ink',
  printed: 'What they play',
  played: (title: string) => `The story “${title}”, to be played`,
  edit: 'Change the story',
  playFailed: 'The player could not be loaded',
  withoutScripts: 'Turn scripts on to play the story here.',
  points: [
    {
      title: 'One text file',
      text: 'The whole story is text in ink, the scripting language by inkle. Choices, variables, conditions and a memory of what was read need a sign or two each, and the rest of the line is yours.',
    },
    {
      title: 'Pictures and sound by name',
      text: 'A line such as “# IMAGE: harbour.jpg” puts the picture there. Music, effects, backgrounds, themes and type are named in the story in the same way, and so is the title screen.',
    },
    {
      title: 'It keeps the place',
      text: 'The game saves itself after every scene, and readers go on from where they stopped. Save slots and checkpoints take one tag each.',
    },
    {
      title: 'It goes where they are',
      text: 'The same story becomes a website, a folder that opens from disk, a program for Windows, Linux and macOS, or an Android app.',
    },
  ],
  onward: 'Contents',
  chapters: {
    quickstart: 'From an empty folder to a story that plays.',
    ink: 'The language, for people who have never programmed.',
    basics: 'Choices, pictures, sound, saves, publishing.',
    extras: 'Themes, variables, functions of your own.',
    all: 'Every page, in one list.',
  },
  chapterTitles: {
    quickstart: 'Quickstart',
    ink: 'Ink Basics',
    basics: 'Atrament Basics',
    extras: 'Atrament Extras',
    all: 'All documentation',
  },
} as const;
