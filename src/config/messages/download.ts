import { translated } from './translated';

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const counted = (count: number, name: string, size: string): string =>
  `${count} ${name}${count === 1 ? '' : 's'} (${size})`;

const en = {
  title: 'Download',
  close: 'Close',
  loading: 'Preparing the game…',
  notLoaded: (reason: string) =>
    `The player for the game could not be loaded (${reason}). Check the connection and open this window again.`,
  mistakes: 'The story has mistakes, so it cannot be played. Fix them first, or download the ink.',
  warnings: 'Look at these lines first: the downloaded game has the same problems.',
  failed: (reason: string) => `The download failed: ${reason}`,
  pageInstead: (address: string) =>
    `Instead of ${address} came a page, as from a network that wants you to sign in. Sign in, and try again.`,
  saved: (name: string) => `Downloaded: ${name}`,
  ways: {
    web: {
      name: 'Game for the web',
      kind: 'zip',
      about:
        'Plays in any browser: from your own disk, on any web host, or on itch.io. Unpack it and open index.html.',
    },
    page: {
      name: 'One file',
      kind: 'HTML',
      about:
        'The whole game as one page, to send by email or to keep. It opens with a double click, on a phone with a tap.',
    },
    project: {
      name: 'Atrament project',
      kind: 'zip',
      about:
        'To make an app for computers or phones, or to add code of your own. You need Atrament on your computer for that: unpack the zip into the folder of a new project, and replace what is there.',
    },
    ink: {
      name: 'The ink alone',
      kind: (isZip: boolean) => (isZip ? 'zip' : 'ink'),
      about: 'The text as you wrote it, without pictures and sounds.',
    },
    proof: {
      name: 'Proof copy',
      kind: 'HTML',
      about:
        'The whole story to read and to print, place by place, with a count of its words. Word processors open it, too.',
    },
  },
  size: (size: string, seconds: number) =>
    `, about ${size}, loads in about ${seconds.toLocaleString('en')} ${seconds === 1 ? 'second' : 'seconds'}`,
  seconds:
    'The time is for all of it, on a phone that receives 5 megabits a second. The game for the web begins earlier: it loads each picture and sound when the story needs it.',
  contents: {
    title: 'In the game for the web and in the one file',
    story: (size: string) => `The story (${size})`,
    kinds: {
      picture: (count: number, size: string) => counted(count, 'picture', size),
      sound: (count: number, size: string) => counted(count, 'sound', size),
      video: (count: number, size: string) => counted(count, 'video', size),
      font: (count: number, size: string) => counted(count, 'font', size),
      style: (count: number, size: string) => counted(count, 'style sheet', size),
    },
    player: 'the player',
    ink: 'Include the ink source',
    withInk:
      'Then the game can be opened here again, to go on writing. Players who look for it can read it.',
    withoutInk:
      'Without its ink, nobody can open the game here to go on writing, not even you. Keep the ink, the Atrament project or a backup.',
    unused: (count: number, size: string) =>
      `Put in ${count === 1 ? 'a file' : `${count} files`} that the story does not use (${size})`,
    unsure: 'The story makes up names of files while it is played, so it may need them.',
    large: (count: number, size: string) =>
      `${count === 1 ? 'One picture is' : `${count} pictures are`} large: ${size}.`,
    makeSmaller: 'Use smaller versions in the download',
    making: 'Making smaller versions…',
    made: (count: number, before: string, after: string, left: number) =>
      [
        ...(count === 0
          ? []
          : [
              `${count === 1 ? 'One picture is' : `${count} pictures are`} ${after} in the download instead of ${before}. Your project keeps the originals.`,
            ]),
        ...(left === 0
          ? []
          : [`${left === 1 ? 'One picture' : `${left} pictures`} cannot be made much smaller.`]),
      ].join(' '),
    keepLarge: 'Use the originals',
  },
  languages: {
    title: 'Languages',
    about:
      'Players begin in the language of their browser, and can change it on the title screen and in the menu.',
    done: (done: number, total: number) =>
      done >= total
        ? `All ${total.toLocaleString('en')} texts are translated.`
        : `${done.toLocaleString('en')} of ${total.toLocaleString('en')} texts are translated. The rest is in the original.`,
    compiling: (name: string) => `Compiling ${name}…`,
    mistakes: (name: string) =>
      `${name} has mistakes, so it is left out. Mend them under “Languages”, and open this window again.`,
    unnamed:
      'The project does not say which language the original is in, so its players find it as “Original”. Set it under “Game”.',
    project: 'Language of the Atrament project',
    proof: 'Language of the proof copy',
    projectAbout:
      'An Atrament project has one language, so each is a game of its own: saves of one are not found in another. Its menus are in English, German or Ukrainian, or in a language that you add.',
  },
  foreign: (paths: readonly string[]) =>
    `Some names have letters outside of English: ${paths.join(', ')}. The game for the web writes them in English letters, and its story finds them. The Atrament project keeps them as they are; if your host does not show such a file, rename it under “Files”.`,
  itch: 'Put it on itch.io',
  install: 'How to get Atrament onto your computer',
  largePage: (bytes: number) =>
    `The one-file page would be ${megabytes(bytes)}, which browsers are slow to open. For a game of this size, the zip is better.`,
  missing: (files: readonly string[]) =>
    `${files.length === 1 ? 'This file is' : 'These files are'} not part of the game: ${files.join(', ')}. A frame with the name stands in for a picture; a missing sound is silent.`,
  notCarriedOver: (count: number) =>
    `${count === 1 ? 'One thing' : `${count} things`} of the story that was imported ${count === 1 ? 'is' : 'are'} not carried over. The tab “Tests” says what to write instead, line by line.`,
  different: 'How this game differs from one built with Atrament on your computer',
  allDifferences: 'All differences',
  limits: {
    lead: 'itch.io would refuse this zip:',
    leadBefore: 'itch.io would refuse the game for the web:',
    nearFiles: (count: number, limit: number) =>
      `The game for the web has ${count} of the ${limit} files that itch.io takes.`,
    nearBytes: (bytes: number, limit: number) =>
      `The game for the web has ${megabytes(bytes)} of the ${megabytes(limit)} that itch.io takes.`,
    files: (count: number, limit: number) =>
      `It has ${count} files; the limit is ${limit}. Remove files that the story does not use.`,
    bytes: (bytes: number, limit: number) =>
      `It is ${megabytes(bytes)} unpacked; the limit is ${megabytes(limit)}. Make pictures smaller, or shorten sounds and videos.`,
    fileBytes: (path: string, bytes: number, limit: number) =>
      `“${path}” is ${megabytes(bytes)}; the limit for one file is ${megabytes(limit)}. Make it smaller or shorter.`,
    pathLength: (path: string, limit: number) =>
      `The name “${path.slice(0, 60)}…” is longer than ${limit} characters with its folders. Rename the file.`,
    caseClash: (one: string, other: string) =>
      `“${one}” and “${other}” differ only in capital letters. Rename one of them.`,
    index: 'It has no index.html at the top.',
  },
  needsScript: 'This game needs JavaScript.',
  tooOld: 'This game needs a newer browser. Update yours, or open the game in another one.',
};

/** The words of downloads in the language of this build; English where it has none of its own. */
export const downloadMessages = translated<typeof en>({ en });
