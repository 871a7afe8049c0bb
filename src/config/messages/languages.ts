import { translated } from './translated';

const number = (count: number): string => count.toLocaleString('en');
const texts = (count: number): string => `${number(count)} ${count === 1 ? 'text' : 'texts'}`;
const list = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

const en = {
  intro:
    'Translate your game. Its texts are listed here in the order of the story; the logic between them stays what it is. Players choose their language, and their saves go with them.',
  empty: 'Write some text first: then its lines are listed here.',
  ofOriginal:
    'Your story is in this language. Here are the words that the player says beside it, such as “New game”. What is missing will be in English.',
  add: {
    title: 'Add a language',
    language: 'Language',
    code: 'or its code',
    codeExample: 'de, pt-BR, zh-Hant',
    add: 'Add',
    cancel: 'Cancel',
    choose: 'Choose one …',
    original: 'The story itself is in',
    notSaid: 'Say later, under “Game”',
    sameAsOriginal: (language: string) =>
      `${language} cannot be both the language of the story and that of a translation.`,
    wrongCode: (code: string) =>
      `“${code}” is not the code of a language. A code has two or three letters, for example “de”; a country can follow: “pt-BR”.`,
    taken: (language: string) => `Your game is translated into ${language} already.`,
  },
  about: {
    language: 'Translation',
    done: (done: number, total: number) =>
      `${number(done)} of ${texts(total)} of your story, ${total === 0 ? 0 : Math.floor((done / total) * 100)}%.`,
    words: (left: number) =>
      left === 0
        ? 'Nothing is left to translate.'
        : left === 1
          ? 'One word is left.'
          : `About ${number(left)} words are left.`,
    player: (missing: number) =>
      `${missing === 1 ? 'One word or sentence' : `${number(missing)} words and sentences`} of the player, such as “New game”, will be in English.`,
    remove: 'Delete this translation',
    sure: (language: string, count: number) =>
      `Delete the translation into ${language}, with ${texts(count)}? You can undo that until you leave the page. The history does not keep it: to be safe, download it first, under “Work with a translator”.`,
    yes: 'Delete it',
    no: 'Keep it',
    setAside: (count: number) =>
      `Your story is in this language, as “Game” says. So ${count === 1 ? 'a translated text is' : `${texts(count)} that you have translated are`} not used, but kept.`,
    removed: (language: string) => `The translation into ${language} was deleted.`,
    undo: 'Undo',
    more: 'More',
  },
  list: {
    filter: 'Texts that are shown',
    filters: {
      all: 'All texts',
      missing: 'Missing',
      'to-check': 'To be checked',
      faulty: 'With a mistake',
      done: 'Done',
      noted: 'With a tester’s note',
    },
    find: 'Find',
    next: 'Next to do',
    nothing: 'No text is like this.',
    last: 'Nothing is left to do.',
    label: 'Texts of the story',
    beginning: 'The beginning',
    player: 'Words of the player',
    more: (count: number) => `Show ${number(count)} more`,
    fewer: 'Show those before',
    noted: (count: number) => (count === 1 ? 'a tester’s note' : `${count} testers’ notes`),
    leavesOut: 'leaves something out, and is shown',
    states: {
      missing: 'missing',
      'to-check': 'to be checked',
      faulty: 'with a mistake',
      done: 'done',
    },
    kinds: {
      text: '',
      choice: 'choice',
      value: 'value',
      tag: 'tag',
      item: 'item of a list',
      player: '',
    },
  },
  row: {
    original: 'Original',
    former: 'What has changed since it was translated',
    comment: 'Comment',
    speaker: (name: string) => `Probably said by ${name}.`,
    times: (count: number) => `${count} times here`,
    translation: (language: string) => `Translation into ${language}`,
    placeholder: 'Translation',
    fieldNotLoaded: 'The field could not be loaded',
    done: 'Done, and next',
    isRight: 'It is right',
    copy: 'Copy the original',
    show: 'Show in the text',
    showOnMap: 'Show on the map',
    play: 'Play from here',
    close: 'Close',
    note: 'Note',
    noted: (note: string) => `Note: ${note}`,
    oneLine: 'A translation has one line. Ctrl+Enter goes on; a line break is <br>.',
    keys: 'Ctrl+Enter: done, and next. Alt+↑ and Alt+↓: the text before, the text after.',
    value:
      'A value that the story can show. If players never see it, copy the original, so that it counts as done.',
    player: 'The player says this in every game: buttons, menu, what screen readers read.',
    inserted: '{1} stands for a name or a number.',
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
    logic: (logic: string) =>
      `Ink cannot read ${logic}. A condition compares with ==, <, > and stands before a colon: {coins == 1:coin|coins}.`,
    calls: (names: readonly string[]) =>
      `${list(names)} cannot be called: the story has no function of that name.`,
    ways: (names: readonly string[]) =>
      `The translation leads elsewhere: ${list(names)}. It must go where the original goes.`,
    tags: 'What follows a # must be the same as in the original.',
    item: 'Ink shows an item of a list by its name: one word of letters, digits and _, which nothing else in the story is called.',
    placeholders: (names: readonly string[]) =>
      names.length === 0
        ? 'The original has nothing like {1}, so the translation has nothing like it.'
        : `The translation needs ${names.join(' and ')}, once, as the original has it.`,
    dropped: (names: readonly string[]) => `The original uses ${list(names)}, and this does not.`,
  },
  own: {
    add: 'Add functions for this language',
    show: 'Show the functions of this language',
    about: (file: string) =>
      `A language may need more than the original says: plurals, cases, genders. Functions in ${file} are only in this translation.`,
    first: (code: string) =>
      `// Functions that only the translation into ${code} has.\n\n=== function one_or_more(n, one, more)\n{n == 1:{one}|{more}}\n`,
  },
  same: {
    check: 'Check that it is the same game',
    about:
      'Plays the story and its translation side by side, with the same choices, and compares where they lead.',
    running: 'Playing …',
    old: 'The story or its translation has changed since. Check again.',
    isSame: (plays: number, moves: number) =>
      `The same game: ${number(plays)} plays with ${number(moves)} choices led to the same places, with the same values.`,
    differs: (moves: number) =>
      moves === 0
        ? 'Not the same game, from its beginning:'
        : `Not the same game after ${number(moves)} ${moves === 1 ? 'choice' : 'choices'}:`,
    kinds: {
      end: 'one of them fails there.',
      choices: (original: string, translated: string) =>
        `the original offers ${original} choices, the translation ${translated}.`,
      places: (original: string, translated: string) =>
        `the choices of the original are at ${original || 'the beginning'}, those of the translation at ${translated || 'the beginning'}.`,
      variables: (original: string, translated: string) =>
        `the original has ${original}, the translation ${translated}.`,
      visits: (original: string, translated: string) =>
        `the original has counted ${original || 'nothing'}, the translation ${translated || 'nothing'}.`,
    },
    texts: {
      untranslated: (count: number) =>
        `Players see ${texts(count)} in the language of the original:`,
      long: (count: number) =>
        count === 1
          ? 'A choice is much longer than in the original, more than three lines on a phone:'
          : `${number(count)} choices are much longer than in the original, more than three lines on a phone:`,
      more: (count: number) => `And ${texts(count)} more.`,
    },
    mistakes: 'The translation has mistakes, so it cannot be played:',
    originalMistakes: 'The story has mistakes. Mend them first, then check the translation.',
    notLoaded: 'The check could not be loaded. Try again.',
  },
  files: {
    title: 'Work with a translator',
    about:
      'Everything here is in the project’s own files, so a backup or a zip of the project has it, too.',
    po: 'For translation programs (.po)',
    csv: 'For a spreadsheet (.csv)',
    allCsv: 'All languages (.csv)',
    voice: 'For voice actors (.csv)',
    voicePage: 'For voice actors, to print',
    take: 'Bring in a file …',
    taken: (name: string) => `${name} was read:`,
    notTable: (name: string) =>
      `${name} is no file with translations: its name ends neither in .po nor in .csv.`,
    was: 'Now: ',
    will: 'In the file: ',
    anyway: 'Take it as this language',
    undo: 'Undo',
    changed: (count: number) => `${texts(count)} would change.`,
    added: (count: number) => `${texts(count)} would be new.`,
    older: (count: number) => `${texts(count)} for an older version of a line: to be checked.`,
    same: (count: number) => `${texts(count)} the same as here.`,
    faulty: (count: number) => `${texts(count)} with a mistake, listed first.`,
    unknown: (count: number) => `${texts(count)} not in this story.`,
    unknownTexts: 'What is not in this story',
    doubled: (count: number) =>
      `${texts(count)} more than once in the file: the last translation counts.`,
    foreign:
      'Nothing in this file belongs to this story. It may be the translation of another game.',
    nothing: 'Nothing would change.',
    guessed: 'The file is not in UTF-8: look whether its letters are right.',
    keepUnknown: 'Keep translations that are not in this story',
    all: 'Take all of it',
    onlyAdded: 'Only what is new',
    cancel: 'Cancel',
    done: (count: number) => `Taken: ${texts(count)}.`,
    which: 'The file has several languages. Which one is it for?',
    otherLanguage: (name: string, other: string) =>
      `${name} says that it is in ${other}. If that is right, add that language first.`,
    unreadable: 'The file could not be read. Try again, or copy it to another folder first.',
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

/** The words of the playground’s tool for translations, in the language of this build. */
export const languagesMessages = translated<typeof en>({ en });
