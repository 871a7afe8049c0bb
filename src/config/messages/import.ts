import { translated } from './translated';

const en = {
  tooMany: (count: number, most: number) =>
    `There are ${count.toLocaleString('en')} files; ${most.toLocaleString('en')} can be imported at once. Leave out folders that are not part of the game, such as node_modules.`,
  tooLarge: (path: string, most: number) =>
    `${path} is larger than ${most / 1024 / 1024} MB, the limit for one file.`,
  tooMuch: (most: number) =>
    `The files are larger than ${most / 1024 / 1024} MB together. Import the ink first, and add pictures and sounds in smaller versions.`,
  badPath: (path: string, problem: string) =>
    `Nothing was imported: the file “${shown(path)}” ${problem}`,
  clash: (path: string, other: string) =>
    `Nothing was imported: “${path}” and “${other}” differ only in capital letters, and many systems treat them as the same file. Rename one.`,
  unreadable: 'The files could not be read. Check that they still exist, and try again.',
  notRead: (name: string) =>
    `${name} could not be read. Check that it still exists and that you may open it, and try again, or press “Add files…” in “Files”.`,
  onlyAddress:
    'Your browser passes on where the file is, but not the file. Press “Add files…” in “Files” to choose it.',
  noStory:
    'There is no story here: no ink, no game or backup from this site, no Twine or ChoiceScript text and no compiled story. To add pictures or sounds to the open story, drop only those.',
  otherPage:
    'This page is neither a game from this site nor a story from Twine, so it cannot be imported. If it is a proof copy, copy the text that you need. If it is another kind of game, look for the file that it was written in.',
  notLoaded:
    'The code that reads games could not be loaded. Check the connection, and import it again.',
  emptyBackup: 'This backup has no projects.',
  tooManyInks: (most: number) =>
    `A story can have ${most} .ink files in addition to the first, and there are more here.`,
  tooLong: (most: number) =>
    `The ink is longer than ${most.toLocaleString('en')} characters, the most that this page can hold.`,
  empty: 'There are no files in it.',
  /** What Inky’s page for the web does with a tag, and what Atrament does. */
  inky: {
    author: 'Inky’s page shows the name below the title. Atrament shows it on the title screen.',
    theme:
      'Inky’s page is dark with “# theme: dark”. So is Atrament, until the player chooses another theme.',
    AUDIO:
      'Plays a sound once. Inky’s page stops the sound before it; in Atrament it continues unless “# STOP_SOUND” stops it.',
    AUDIOLOOP: 'Plays a track in a loop. In Atrament it takes the place of all other music.',
    BACKGROUND:
      'Inky’s page shows the picture behind everything. In Atrament it is behind the text; “# PAGE_BACKGROUND” is beside it on wide screens.',
    CLASS: 'Gives the paragraph a CSS class. In Atrament its rules belong in custom.css.',
    CLEAR: 'Removes the earlier text. Atrament then shows the whole scene on an empty page.',
    IMAGE: 'Shows a picture above the paragraph, in Atrament too.',
    LINK: 'Inky’s page goes to the address by itself. Atrament has no such tag: with [url=…] the words become a link that players can click.',
    LINKOPEN:
      'Inky’s page opens the address in a new tab by itself. Atrament has no such tag: with [url=…] the words become a link that players can click.',
    RESTART: 'Starts over. Atrament never shows the text of the scene that has the tag.',
    UNCLICKABLE: 'Shows a choice that cannot be clicked, in Atrament too.',
  },
  paths: {
    controls: 'has invisible characters in its name.',
    absolute: 'has a path that does not begin in the game’s folder.',
    drive: 'has a path that begins with the letter of a drive.',
    parent: 'has a path with “..”, which leads out of the game’s folder.',
    long: 'has a path of more than 240 characters.',
    reserved:
      'has a name that Windows cannot store: that of a device, such as CON or AUX, or one with a dot or a space at its end. Rename it.',
    letters: 'has characters in its name that games cannot use, such as : or ?. Rename it.',
  },
  zip: {
    none: 'This is not a zip, or part of it is missing. Make it again, or choose its folder.',
    large: 'The zip is in a format for more than 4 GB, which cannot be read here.',
    damaged: 'The zip is damaged. Make or download it again.',
    damagedFile: (path: string) =>
      `The zip is damaged: ${shown(path)} cannot be unpacked. Make or download it again.`,
    bomb: 'The zip contains more than it declares, so nothing was unpacked. Make it again with another program.',
    encrypted: (path: string) =>
      `${shown(path)} is protected with a password. Make a zip without one.`,
    link: (path: string) =>
      `${shown(path)} is only a link to another file. Replace it with the file itself.`,
    method: (path: string) =>
      `${shown(path)} is packed in a way that cannot be read here. Make the zip again with the usual method, “Deflate”.`,
  },
  notes: {
    main: (path: string) => `The story begins in ${path}.`,
    encoding: (path: string, encoding: string) => `${path} was read as ${encoding}.`,
    guessed: (path: string) =>
      `${path} is not Unicode and was read as Windows-1252. If letters with accents look wrong, save it as UTF-8 and import it again.`,
    notText: (path: string) => `${path} is not text and was left out.`,
    controls: (count: number, which: string) =>
      `The text has ${count === 1 ? 'a control character' : `${count.toLocaleString('en')} control characters`}, which players do not see (${which}). The editor’s notes on these lines remove them.`,
    longText: (path: string) => `${path} is longer than 2 MB and was left out.`,
    renamed: (path: string, name: string) =>
      `${path} is called ${name} here; the lines that include it were changed.`,
    loose: (path: string) => `${path} is not included by any other file.`,
    missing: (name: string, by: string) => `${by} includes ${name}, which is not among the files.`,
    converted: (tool: string, pieces: number, kind: 'passages' | 'scenes') =>
      `${tool}: ${pieces.toLocaleString('en')} ${pieces === 1 ? kind.slice(0, -1) : kind}, written as ink. Each choice turns the page, as in the original.`,
    leftOut: (paths: readonly string[], more: number) =>
      `Left out, because games cannot use them: ${paths.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    outside: (count: number) =>
      `${count} ${count === 1 ? 'file was' : 'files were'} left out: only the game’s own folder is imported.`,
    content: (path: string, ending: string) =>
      `${path} is really a .${ending} file. Rename it, or some browsers will not show it.`,
    notMedia: (path: string) => `${path} is not what its name says and was left out.`,
    largeTable: (path: string, most: number) =>
      `${path} is larger than ${most / 1024 / 1024} MB, the limit for one language, and was left out.`,
    noLanguage: (path: string) =>
      `${path} was left out: neither its name nor the line “Language” in it says which language it is in. Name it like de.po, or pt-BR.po.`,
    sameLanguage: (path: string, other: string) =>
      `${path} was left out: ${other} is in the same language. Import it in “Languages” to compare the two.`,
    badName: (path: string) =>
      `${path} was left out: its name has characters that games cannot use, such as : or ?.`,
    config: 'The configuration in atrament.config.json could not be read, so it was left out.',
    configTags: (tags: readonly string[]) =>
      `From atrament.config.json, now at the top of the story: ${tags.join(', ')}.`,
    download: 'A game that was downloaded here, with its ink.',
    withoutInk:
      'This game was downloaded without its ink: it can be played here, but its text cannot be edited. If you have its .ink files, the Atrament project or a backup, import those.',
    lost: (path: string) => `${path} is missing: it did not come with the game.`,
    smaller: (path: string, to: string) =>
      `${path} left as ${to}, in a smaller version; the story names ${to} now.`,
    backup: 'A backup with one project. Pinned plays come along.',
    link: 'A link to a story. It opens at its beginning.',
    several: 'There are several games here. Which one do you want to import?',
    compiled:
      'This is a compiled story: it can be played here, but its text cannot be edited. To work on it, import the .ink files it was made from.',
  },
};

/** A path that may contain anything, on one short line. */
function shown(path: string): string {
  const visible = path.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '�');
  return visible.length > 80 ? `${visible.slice(0, 79)}…` : visible;
}

/** The words of importing games, in the language of this build. */
export const importMessages = translated<typeof en>({ en });
