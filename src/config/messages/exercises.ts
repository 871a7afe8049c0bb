import { translated } from './translated';

const en = {
  level: (level: number) => `Exercise · level ${level} of 3`,
  solve: 'Solve it here',
  hint: 'A hint',
  hintNumber: (number: number) => `Hint ${number}`,
  solution: 'One way to do it',
  startOf: (title: string) => `Start of “${title}”`,
  solutionOf: (title: string) => `Solution of “${title}”`,
  /** The result, below the player. */
  result: 'Your exercise',
  begin: 'What you write is checked while you write.',
  done: 'Done. Everything the exercise asks for is there.',
  doneBefore: 'You have solved this exercise. What you write is checked again.',
  doneNotNow: 'You have solved this exercise before, and it stays marked. This text does not pass.',
  shortLevel: (level: number) => `level ${level}`,
  progress: 'Your progress',
  kept: 'This browser remembers which exercises you have solved. To take your progress elsewhere, save it to a file.',
  /** A link to the chapter of the course that comes next. */
  goOn: (chapter: string) => `Continue: ${chapter}`,
  /** In the list of exercises, and in the sidebar at a page whose exercises are done. */
  mark: '✓',
  doneOf: (done: number, all: number) => (done === all ? '✓' : `${done} of ${all}`),
  panel: {
    title: 'Your progress',
    count: (done: number, all: number | null) =>
      all === null ? `${done} exercises are done.` : `${done} of ${all} exercises are done.`,
    chapters: (done: number) =>
      done === 1 ? '1 chapter of the course is done.' : `${done} chapters of the course are done.`,
    unreadable:
      'This browser has something else stored in the place of your progress, which cannot be read.',
    save: 'Save to a file',
    open: 'Add from a file',
    clear: 'Clear…',
    close: 'Close',
    sure: 'Forget which exercises and chapters are done? Your texts stay.',
    forget: 'Forget them',
    keep: 'Keep them',
    cleared: 'Cleared.',
    added: (count: number) =>
      count === 1 ? '1 exercise was in it.' : `${count} exercises were in it.`,
    notAFile: 'There is no progress in this file. Choose one that was saved here.',
    fileName: 'atrament-exercises.json',
  },
  /** Beside the button of an exercise in its page. */
  marked: 'Done ✓',
  notKept: 'This browser stores nothing, so the mark lasts only until you leave the page.',
  after: (choices: string) => `Tried: ${choices}.`,
  line: (line: number) => `Line ${line}`,
  checking: 'Still checking…',
  notLoaded:
    'The check could not be loaded. Your text is kept; check the connection and change a letter to try again.',
};

/** The words of the exercises, in the language of this build. */
export const exerciseMessages = translated<typeof en>({ en });
