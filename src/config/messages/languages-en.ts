const number = (count: number): string => count.toLocaleString('en');
const texts = (count: number): string => `${number(count)} ${count === 1 ? 'text' : 'texts'}`;
const list = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

/** The words of the playground’s tool for translations, in English. */
export const languagesEn = {
  intro:
    'Translate your game. Its texts are listed here in the order of the story; the logic between them stays what it is. Players choose their language, and their saves go with them.',
  empty: 'Write some text first: then its lines are listed here.',
  add: {
    title: 'Add a language',
    language: 'Language',
    code: 'or its code',
    codeExample: 'de, pt-BR, zh-Hant',
    add: 'Add',
    cancel: 'Cancel',
    choose: 'Choose one …',
    wrongCode: (code: string) =>
      `“${code}” is not the code of a language. A code has two or three letters, for example “de”; a country can follow: “pt-BR”.`,
    taken: (language: string) => `Your game is translated into ${language} already.`,
  },
  about: {
    language: 'Translation',
    done: (done: number, total: number) =>
      `${number(done)} of ${texts(total)}, ${total === 0 ? 0 : Math.floor((done / total) * 100)}%`,
    words: (left: number) =>
      left === 0 ? 'Nothing is left to translate.' : `About ${number(left)} words are left.`,
    remove: 'Delete this translation',
    removed: (language: string) => `The translation into ${language} was deleted.`,
    undo: 'Undo',
    more: 'More',
  },
  list: {
    filter: 'Show',
    filters: {
      all: 'all',
      missing: 'missing',
      'to-check': 'to be checked',
      faulty: 'with a mistake',
      done: 'done',
    },
    find: 'Find',
    next: 'Next missing',
    nothing: 'No text is like this.',
    label: 'Texts of the story',
    beginning: 'The beginning',
    more: (count: number) => `Show ${number(count)} more`,
    fewer: 'Show those before',
    states: { missing: 'missing', 'to-check': 'to be checked', done: 'done' },
    kinds: { text: '', choice: 'choice', value: 'value', tag: 'tag' },
  },
  row: {
    original: 'Original',
    former: 'Was translated when the original was',
    comment: 'Comment',
    speaker: (name: string) => `Probably said by ${name}.`,
    times: (count: number) => `${count} times here`,
    translation: (language: string) => `Translation into ${language}`,
    placeholder: 'Translation',
    done: 'Done, and next',
    isRight: 'It is right',
    copy: 'Copy the original',
    show: 'Show in the text',
    close: 'Close',
    note: 'Note',
    keys: 'Ctrl+Enter: done, and next. Alt+↑ and Alt+↓: the text before, the text after.',
    value: 'A value that the story can show. Leave it empty if players never see it.',
  },
  faults: {
    lines: 'A translation has one line, as its original has. Use <br> for a line break.',
    quotes: 'Within quotes, write \\" for a quotation mark, or use “ and ”.',
    cut: (rest: string) =>
      `Ink does not read “${rest}” as text. If players should see it, put \\ before its first sign.`,
    braces: 'Each { needs a }, and | stands only between them. To show these signs, put \\ before.',
    brackets: (wanted: number) =>
      wanted === 0
        ? 'The original has no [ ], so the translation has none. To show them, put \\ before.'
        : 'The original has [ ] around what only the choice shows. The translation needs them, too.',
    names: (names: readonly string[]) =>
      `The story has no ${list(names)}. Names in braces stay as they are in the original.`,
    ways: (names: readonly string[]) =>
      `The translation leads elsewhere: ${list(names)}. It must go where the original goes.`,
    tags: 'What follows a # must be the same as in the original.',
    dropped: (names: readonly string[]) => `The original uses ${list(names)}, and this does not.`,
  },
  kept: {
    title: (count: number) => `${texts(count)} that the story does not contain any more`,
    about: 'Their translations are kept, in case the texts come back.',
    remove: 'Delete them',
  },
  problem: (path: string) => `${path} cannot be read, and stays as it is:`,
  notStored: 'The browser could not store the translation. Download it, so that it is not lost.',
  readOnly: 'Another tab writes this project, so translations can only be read here.',
};
