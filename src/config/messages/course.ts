import { translated } from './translated';

/** A quoted line, with a full stop where it has no mark of its own. */
const quoted = (line: string): string => `“${line}”${/[.!?…]$/.test(line) ? '' : '.'}`;

const en = {
  write: 'Write it in your game',
  project: 'Your first game',
  notLoaded: 'The editor could not be opened. Check your connection, and try again.',
  putIn: 'Write these lines for me',
  startHere: 'Replace my text',
  playground: 'Open in the playground',
  filled:
    'This browser has no game of yours yet, so these are the lines that the course has written so far. To use your own, paste your text in their place, or begin with the first chapter.',
  /** Below the text: how far the step is. */
  step: 'This step',
  waiting: 'When you pause, your text is compared with the lines of this step.',
  errorFirst: (line: number | null) =>
    `${line === null ? 'The text' : `Line ${line}`} has an error. Correct that first.`,
  gaps: {
    missing: (wanted: string) => `Still missing: ${quoted(wanted)}`,
    missingIn: (wanted: string, knot: string) => `Still missing: “${wanted}”, below “${knot}”.`,
    missingWords: (wanted: string) =>
      `Still missing: a line like “${wanted}” It can be in your own words.`,
    left: (line: number, wanted: string) =>
      `Line ${line} goes away in this step: ${quoted(wanted)}`,
    unreached: (line: number) =>
      `Line ${line} never appears in the game, because the arrow above it leads away. Move the arrow below it.`,
    twice: (line: number, wanted: string) =>
      `Line ${line} is the same choice once more, so players see it twice. Delete it: ${quoted(wanted)}`,
    arrow: (line: number, wanted: string) =>
      `Line ${line}: an arrow is a hyphen and a “greater than”, side by side, as in ${quoted(wanted)}`,
    quotes: (line: number, wanted: string) =>
      `Line ${line} needs straight quotes, as in ${quoted(wanted)}`,
    colon: (line: number, wanted: string) =>
      `Line ${line} needs a colon after the name of the tag, as in ${quoted(wanted)}`,
    capitals: (line: number, wanted: string) =>
      `Line ${line}: capitals and small letters are not the same here. Write ${quoted(wanted)}`,
    plus: (line: number, wanted: string) =>
      `Line ${line}: the + at the edge only marks lines that are new. Write ${quoted(wanted)}`,
    sign: (line: number, wanted: string) =>
      `Line ${line} does not begin with the right sign. Write ${quoted(wanted)}`,
    unfinished: (line: number) =>
      `Line ${line} has no full stop or other mark at its end, so it counts as not finished.`,
    other: (line: number, wanted: string) =>
      `Line ${line} is not quite right yet. Write ${quoted(wanted)}`,
  },
  done: 'Done: your game has what this step needs.',
  noPlace: (line: string) =>
    line === ''
      ? 'These lines cannot be written for you, because your text is different from that of the course.'
      : `These lines cannot be written for you, because they go next to “${line}”, which is not in your text, or is in it more than once. Perhaps you wrote it in your own words: then write the lines next to those. If you skipped a chapter, do that one first. Replace my text gives you the text of the course.`,
  started: 'Your game is now as it is in the course before this step.',
  startedKept: 'Your own text is in the playground, under History.',
  startedLost: 'This browser keeps no history, so take your own text back now if you need it.',
  takeBack: 'Take my text back',
  gone: 'Your game is not in this browser any more, so this is a new one. If you deleted it, you can restore it in the playground, under Projects.',
  newer: 'A newer version of this site has written your game. Reload the page to open it.',
};

/** The words of the course, in the language of this build. */
export const courseMessages = translated<typeof en>({ en });
