import { translated } from './translated';

const en = {
  /** What a comment tells translators about a line. */
  speaker: (name: string) => `Speaker: ${name}`,
  /** The heads of the columns in spreadsheets; what is read may have them in any order. */
  columns: {
    place: 'place',
    kind: 'kind',
    original: 'original',
    translation: 'translation',
    state: 'state',
    note: 'note',
    comment: 'comment',
  },
  /** What a comment tells translators about words of the player. */
  player: {
    'The story “{1}”, played': 'For screen readers. {1}: the title of the game.',
    About: 'On the title screen: leads to what the author says about the game.',
    'Game {1}': 'One of several games that a reader plays. {1}: its number.',
    'Delete game {1}': '{1}: its number.',
    Story: 'For screen readers: the part of the page with the story.',
    Choices: 'For screen readers: the list of choices.',
    'Value of {1}': 'For screen readers: a field. {1}: the name of a variable.',
    'Place in the picture: {1}': 'For screen readers. {1}: where a click leads.',
    'Picture {1}': 'For screen readers. {1}: the name of a file.',
    'Placeholder for {1}': 'In place of a picture that is missing. {1}: the name of a file.',
    'Background: {1}': 'In place of a picture that is missing. {1}: the name of a file.',
    'Template {1}': '{1}: the name of a file.',
    Original: 'A language: that in which the story was written.',
    Default: 'Of colours and of typefaces: as the game has them.',
    '{1}%': '{1}: a number.',
    Save: 'A saved game; a number follows.',
    Checkpoint: 'A saved game that the story has made; its name follows.',
    Autosave: 'A saved game that was made without being asked for.',
  },
  /** A script for those who speak the lines. */
  voice: {
    title: (game: string) => `${game}: script`,
    about:
      'The lines of each speaker, in the order of the story. The numbers are the same as in the table for spreadsheets. What braces decide is printed as it is in the story. Where a choice says something else once it is taken, that stands behind a slash.',
    narration: 'Narration',
    beginning: 'Beginning',
    lines: (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en')} lines`),
    columns: {
      number: 'number',
      place: 'place',
      speaker: 'speaker',
      text: 'text',
      note: 'note',
    },
  },
  kinds: {
    text: 'text',
    choice: 'choice',
    value: 'value',
    tag: 'tag',
    item: 'item of a list',
    player: 'player',
  },
  states: { missing: 'missing', 'to-check': 'to check', faulty: 'mistake', done: 'done' },
  problems: {
    tooLarge: (most: number) =>
      `The file is larger than ${most / 1024 / 1024} MB, the most that can be read. Split it, or leave out what is not part of this story.`,
    noColumns: (missing: readonly string[]) =>
      `The table has no column with the head ${missing.map((name) => `“${name}”`).join(' and none with ')}. Its first line has to name the columns, as in the table that is downloaded here.`,
    noText: 'The file is not text. In the spreadsheet program, save the table as “CSV UTF-8”.',
    quotes: (row: number) =>
      `A quotation mark in row ${row.toLocaleString('en')} of the table has no end, or is followed by text, so nothing was read. Save the table again as “CSV UTF-8”.`,
    notGettext:
      'This is not a gettext file: it has no lines that begin with “msgid”. Choose a file whose name ends in .po.',
    damaged: (line: number) =>
      `Line ${line.toLocaleString('en')} is not as gettext files have it, so nothing was read. Open the file in a program for translations, such as Poedit, which says what is wrong, or save it there again.`,
    cut: 'The file ends in the middle of an entry, so nothing was read. Save or download it again.',
    encoding: (name: string | null) =>
      `The file is not in UTF-8${name === null ? '' : `, and could not be read as ${name}, which it says it is`}, so nothing was read. Save it as UTF-8.`,
  },
};

/** The words of files with translations, in the language of this build. */
export const tablesMessages = translated<typeof en>({ en });
