import { translated } from './translated';

const counted = (count: number): string =>
  count === 1 ? '1 note' : `${count.toLocaleString('en')} notes`;

const en = {
  write: {
    button: 'Note',
    key: 'Alt+N',
    list: (count: number) => counted(count),
    title: 'A note on this place',
    field: 'What should the author know?',
    keep: 'Keep the note',
    cancel: 'Cancel',
    close: 'Close',
    kept: 'The note is kept.',
    full: 'There is no room for more notes. Send these first, then remove them.',
  },
  sent: {
    title: 'Your notes',
    none: 'You have not noted anything yet.',
    remove: 'Remove',
    removeName: (text: string) => `Remove the note “${text}”`,
    name: 'Your name, if you want to say it',
    how: 'Nothing is sent by itself. Copy the text into a message or an email to the author.',
    copy: 'Copy all notes',
    copied: 'The notes are in the clipboard.',
    refused: 'The browser did not let this page use the clipboard. Save the notes as a file.',
    save: 'Save as a file',
    file: 'notes',
  },
  text: {
    heading: (title: string, by: string) =>
      by === '' ? `Notes on “${title}”` : `Notes on “${title}” by ${by}`,
    beginning: 'The title screen',
    after: (choices: string) => `After: ${choices}`,
    keep: 'Please leave the lines below as they are: with them, the author’s playground finds each place.',
  },
};

/** The words of testers’ notes, in the language of this build. */
export const testerNotesMessages = translated<typeof en>({ en });
