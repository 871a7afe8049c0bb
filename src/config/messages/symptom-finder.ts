import { translated } from './translated';

const en = {
  label: 'Type what you see, or paste the message',
  placeholder: 'blank screen, no sound, choice is gone …',
  all: (count: number) => `${count} entries`,
  found: (count: number, all: number) => `${count} of ${all} entries`,
  keys: '↓ moves to the entries, Enter opens the first.',
  /** Each line holds words that readers use for the same thing. */
  sameWords: [
    'picture image photo illustration',
    'show shown appear display visible',
    'gone missing vanish vanished disappear disappeared lost',
    'sound audio',
    'blank black white',
    'play start',
    'no not',
  ],
  nothing: 'No entry matches. Try fewer or other words, or',
  search: 'search all pages',
  notIt: 'None of these? Try fewer or other words, or',
  /** What ink means by a message that was pasted. */
  inkMeans: 'What ink means:',
};

/** The words of the finder in the language of this build; English where it has none of its own. */
export const symptomFinderMessages = translated<typeof en>({ en });
