const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** The words of the download dialog and of what it makes, in English. */
export const downloadEn = {
  title: 'Download',
  close: 'Close',
  loading: 'Preparing the game…',
  notLoaded: (reason: string) =>
    `The player for the game could not be loaded (${reason}). Check the connection and open this window again.`,
  mistakes: 'The story has mistakes, so it cannot be played. Fix them first, or download the ink.',
  failed: (reason: string) => `The download failed: ${reason}`,
  untitled: 'My game',
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
        'The whole game as one page, to send by mail or to keep. It opens with a double click.',
    },
    project: {
      name: 'Project for the engine',
      kind: 'zip',
      about:
        'For a project made with “npx atrament-wizard create”: unpack it into that folder and replace what is there.',
    },
    ink: {
      name: 'The ink alone',
      kind: (isZip: boolean) => (isZip ? 'zip' : 'ink'),
      about: 'The text as you wrote it, without pictures and sounds.',
    },
  },
  itch: 'Put it on itch.io',
  largePage: (bytes: number) =>
    `The one-file page would have ${megabytes(bytes)}, which browsers open slowly. For a game of this size, the zip is better.`,
  missing: (files: readonly string[]) =>
    `${files.length === 1 ? 'This file is' : 'These files are'} not part of the game: ${files.join(', ')}. A frame with the name stands in for a picture; a missing sound is silent.`,
  cssInProject:
    'In a project of the engine, addresses in custom.css start from resources/styles: check those that lead to pictures.',
  different: 'What the game does differently from the engine',
  allDifferences: 'All differences',
  limits: {
    lead: 'itch.io would refuse this zip:',
    files: (count: number, limit: number) =>
      `It has ${count} files; the limit is ${limit}. Remove files that the story does not use.`,
    bytes: (bytes: number, limit: number) =>
      `It has ${megabytes(bytes)} unpacked; the limit is ${megabytes(limit)}. Make pictures smaller, or shorten sounds and videos.`,
    pathLength: (path: string, limit: number) =>
      `The name “${path.slice(0, 60)}…” is longer than ${limit} characters with its folders. Rename the file.`,
    caseClash: (one: string, other: string) =>
      `“${one}” and “${other}” differ only in capital letters. Rename one of them.`,
    index: 'It has no index.html at the top.',
  },
  needsScript: 'This game needs JavaScript.',
};
