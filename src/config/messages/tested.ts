import { translated } from './translated';

const counted = (count: number): string =>
  count === 1 ? '1 note' : `${count.toLocaleString('en')} notes`;

const en = {
  /** Asks for them, in the windows in which a game leaves. */
  ask: 'For testers: let players note what they think of a place',
  asked:
    'A button below the story, or Alt+N, marks the place. At the end they send you one text, and you drop it here.',
  brought: {
    title: 'Notes by testers',
    about: (count: number, title: string) =>
      title === '' ? `${counted(count)}.` : `${counted(count)} on “${title}”.`,
    add: 'Add them to this project',
    failures: {
      damaged:
        'These notes are damaged: part of them is missing or was changed on the way. What was noted can still be read in the text. Ask for it again, as a file.',
      'newer-version': 'These notes were made by a newer version of this site. Reload the page.',
    },
  },
  section: {
    title: 'Notes by testers',
    intro: 'Each is played again in the present text, to find its place.',
    by: (name: string) => `– ${name}`,
    in: (language: string) => `(played in ${language})`,
    same: 'The text is as the tester saw it.',
    changed: 'The text here has changed since.',
    older: (label: string) =>
      `Noted in an older text: the way there stops before “${label}”, which is no longer offered.`,
    olderMove: 'Noted in an older text: a step of the way there is no longer possible.',
    moved: 'The words that the tester saw are still there, at this line.',
    waiting: 'Playing…',
    broken: 'Its place is found when the story has no errors.',
    beginning: 'On the title screen.',
    playAsFar: 'Play me as far as it goes',
    pin: 'Pin this play',
    pinned: 'Pinned.',
    remove: 'Done, remove',
    removed: 'The note is removed.',
    undo: 'Undo',
    notStored: 'The browser does not store notes: they last until you leave this page.',
  },
};

/** The words for authors about testers and their notes, in the language of this build. */
export const testedMessages = translated<typeof en>({ en });
