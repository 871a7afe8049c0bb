/** The words of the course’s desk, in English. */
export const courseEn = {
  write: 'Write it in your game',
  project: 'Your first game',
  notLoaded: 'The desk could not be opened. Check your connection, and try again.',
  putIn: 'Write these lines for me',
  startHere: 'Replace my text',
  playground: 'Open in the playground',
  done: 'Done: your game has what this step needs.',
  noPlace: (line: string) =>
    line === ''
      ? 'These lines cannot be written for you, because your text is different from that of the course.'
      : `These lines cannot be written for you, because “${line}” is missing from your text, or is in it more than once. Write them where you think they belong, or press Replace my text, which gives you the text of the course.`,
  started: 'Your game is now as it is in the course before this step.',
  startedKept: 'Your own text is in the playground, under History.',
  startedLost: 'This browser keeps no history, so take your own text back now if you need it.',
  takeBack: 'Take my text back',
  gone: 'Your game is not in this browser any more, so this is a new one. If you deleted it, you can restore it in the playground, under Projects.',
  newer: 'A newer version of this site has written your game. Reload the page to open it.',
};
