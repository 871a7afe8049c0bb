import { translated } from './translated';

const en = {
  name: 'Files',
  missing: (path: string) => `There is no file “${path}”.`,
  didYouMean: (near: string) => `Did you mean “${near}”?`,
  addIt: 'Add it under “Files”, or change the name.',
  about: 'The pictures, sounds, videos and fonts of your game.',
  empty:
    'Drop pictures and sounds anywhere on this page, or paste a picture. Then name them in the story:',
  emptyTag: '# IMAGE: lamp.png',
  add: 'Add files…',
  addFolder: 'Add a folder…',
  import: 'Import a game…',
  importFolder: 'Import a folder…',
  groups: {
    add: 'Add to this game',
    open: 'Open another game',
    sent: 'Sent to you',
  },
  importAbout:
    'Ink, a download or backup from here, a project of Inky or Atrament, Twine, ChoiceScript. Importing makes a copy.',
  openAbout: 'A folder that you open is kept in step with what you write here.',
  sentAbout: 'A link to a story, or notes of a tester.',
  drop: 'Drop files, a folder or a zip here',
  total: (count: number, size: string) => `${count} ${count === 1 ? 'file' : 'files'}, ${size}`,
  unusedTotal: (count: number, size: string) =>
    `Not used by the story: ${count} ${count === 1 ? 'file' : 'files'}, ${size}. A website built with the engine would load ${count === 1 ? 'it' : 'them'}, too.`,
  list: 'Files of the game',
  uses: (count: number) => (count === 1 ? 'used once' : `used ${count} times`),
  unused: 'not used',
  usedIn: (place: string) => `Used in ${place}`,
  place: (file: string | null, line: number) =>
    file === null ? `line ${line}` : `${file}, line ${line}`,
  missingTitle: 'Named in the story, but not here',
  insert: 'Insert',
  insertOf: (path: string) => `Insert ${path} into the story`,
  rename: 'Rename',
  renameOf: (path: string) => `Rename ${path}`,
  newName: (path: string) => `New name of ${path}`,
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete',
  removeOf: (path: string) => `Delete ${path}`,
  undo: 'Undo',
  renamed: (path: string, to: string, count: number) =>
    `${path} is now ${to}${count === 0 ? '' : `, in ${count === 1 ? 'one place' : `${count} places`} of the story, too`}.`,
  removed: (path: string, places: readonly string[]) =>
    places.length === 0
      ? `${path} was deleted.`
      : `${path} was deleted. The story still names it: ${places.join('; ')}.`,
  replaced: (path: string, to: string, before: string, after: string) =>
    path === to
      ? `${path} is ${after} now, instead of ${before}.`
      : `${path} is ${to} now, ${after} instead of ${before}.`,
  added: (count: number) => `${count} ${count === 1 ? 'file was' : 'files were'} added.`,
  failed:
    'The browser could not store that, perhaps because its storage is full. Delete files or projects, and try again.',
  readOnly: 'Another tab is editing this project. Change its files there.',
  smaller: 'Make smaller…',
  smallerOf: (path: string) => `Make ${path} smaller`,
  making: 'Making a smaller version…',
  large: (size: string) => `${size} takes a long time to load on a phone.`,
  offer: (before: string, after: string, width: number, height: number) =>
    `${after} instead of ${before}, ${width} × ${height} pixels`,
  take: 'Use the smaller one',
  keep: 'Keep the original',
  notSmaller: (path: string) => `${path} cannot be made much smaller.`,
  specimen: 'The quick brown fox jumps over the lazy dog',
  refused: {
    kind: (path: string) =>
      `${path} was not added: games can use png, jpg, webp, avif, gif, svg, mp3, ogg, opus, m4a, wav, mp4, webm, woff2, woff, ttf, otf, custom.css, and .po files with translations.`,
    ink: (path: string) => `${path} was not added: drop .ink files on the text, or import a game.`,
    path: (path: string, problem: string) => `${path} was not added: it ${problem}`,
    size: (path: string, most: string) =>
      `${path} was not added: it is larger than ${most}, the limit for one file.`,
    total: (path: string, most: string) =>
      `${path} was not added: all files together would be larger than ${most}.`,
    noLanguage: (path: string) =>
      `${path} was not added: neither its name nor the line “Language” in it says which language it is in. Name it like de.po, or pt-BR.po.`,
    sameLanguage: (path: string, other: string) =>
      `${path} was not added: the game has ${other} already. Import it in “Languages”, which shows first what would change.`,
    content: (path: string) => `${path} was not added: it is not what its name says.`,
    clash: (path: string, other: string) =>
      `${path} was not added: it differs from ${other} only in capital letters.`,
    taken: 'There is a file with this name already.',
    ending: (ending: string) => `The name has to end in .${ending}.`,
    reserved:
      'Windows cannot store a file with this name: it belongs to a device (such as CON or AUX), or a part of it ends with a dot or a space.',
    letters:
      'Use letters, digits, spaces, dots, hyphens and underscores; a slash separates folders.',
  },
  importing: {
    title: 'Import as a new project',
    refused: 'Nothing was imported',
    close: 'Close',
    reading: 'Reading…',
    contents: (inks: number, files: number) =>
      `${inks} ${inks === 1 ? 'ink file' : 'ink files'}${files === 0 ? '' : `, ${files} ${files === 1 ? 'other file' : 'other files'}`}`,
    missing: (count: number) =>
      `The story names ${count === 1 ? 'a file that is' : `${count} files that are`} not here. Choose the whole folder of the game, or a zip of it, or add what is missing in “Files” afterwards:`,
    main: 'Where does the story begin?',
    open: 'Open as a new project',
    backupTitle: 'Restore from a backup',
    backup: (count: number) =>
      `The backup has ${count} projects. Nothing is overwritten: a project that is here already and differs comes in as a copy.`,
    restore: 'Add these projects',
    link: 'Paste a link, or notes…',
    linkLabel: 'Link to a story, from “Share” above the game, or notes of a tester',
    linkTake: 'Import',
    linkWrong:
      'This is no link to a story, and these are no notes. A link has to contain “#play=”, notes “[notes-for-atrament-”.',
    losses: (count: number) =>
      count === 1 ? 'One thing was not carried over' : `${count} things were not carried over`,
    lossesAbout:
      'Each stands in the text as a comment, at the line where it was. “Tests” lists them, with what to write instead.',
    moreLosses: (count: number) => `And ${count} more.`,
    cancel: 'Cancel',
    play: 'Play it here',
    inky: 'Tags of Inky’s web page',
    foreign: (tool: string) =>
      `This is a story from ${tool}, which ink cannot read. Import it, and it becomes a new project, written as ink.`,
    importForeign: 'Import it',
    pasted: 'The story has tags of Inky’s web page; Atrament treats some of them differently',
    prose: (count: number) =>
      count === 1
        ? '1 line of the pasted text would be read as ink, not as text'
        : `${count} lines of the pasted text would be read as ink, not as text`,
    controls: (count: number, which: string) =>
      `The pasted text has ${count === 1 ? 'a control character' : `${count} control characters`}, which players do not see (${which}).`,
    removeControls: (count: number) => (count === 1 ? 'Remove it' : 'Remove them'),
    lostControls: (which: string) => `Left out, since no text file can hold it: ${which}.`,
    proseHint: 'A backslash before a sign makes it text. Players do not see the backslash.',
    plainAll: 'Make it plain text',
    plain: 'Make plain',
    plainLine: (line: string) => `Make plain: ${line}`,
    closePasted: 'Close',
    rewrite: 'Write them as Atrament expects',
    asTheyAre: 'No line needs to be written differently; what differs in Atrament is said above.',
  },
};

/** The words of a game’s files, in the language of this build. */
export const filesMessages = translated<typeof en>({ en });
