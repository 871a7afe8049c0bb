import { translated } from './translated';

const en = {
  tabs: 'Tools',
  write: 'Write',
  play: 'Play',
  map: 'Map',
  find: 'Find',
  help: 'Help',
  notLoaded: {
    title: (name: string) => `“${name}” could not be opened.`,
    updated:
      'This site has been updated since you opened this page. Reload the page to go on. Your text is kept.',
    offline: 'There seems to be no connection. You can go on writing: your text is kept.',
    reload: 'Reload the page',
    retry: 'Try again',
  },
  outline: {
    tab: 'Outline',
    main: 'story.ink',
    filter: 'Filter',
    empty:
      'The parts of your story will be listed here. Begin one with a line such as === hall, and lead to it with -> hall.',
    nothing: 'No name contains this.',
    here: 'the story is here',
    play: (place: string) => `Play from ${place}`,
    test: (place: string) => `Test from ${place}`,
    words: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'word' : 'words'}`,
    /** Which translation the numbers of words are those of. */
    inLanguage: (language: string) => `Counted in ${language}.`,
    total: (count: number, minutes: number) =>
      `About ${rounded(count).toLocaleString('en')} words of prose: ${minutes === 1 ? '1 minute' : `${minutes} minutes`} to read.`,
    kinds: {
      beginning: 'Beginning',
      knot: 'place',
      stitch: 'stitch',
      function: 'function',
      variable: 'variable',
      constant: 'constant',
      list: 'list',
      external: 'external',
    },
  },
  panes: {
    text: 'Text',
    play: 'Story',
    splitter: (before: string, after: string) => `Width of ${before} and ${after}`,
    swap: (one: string, other: string) => `Swap ${one} and ${other}`,
    fill: (name: string) => `Fill the window with ${name}`,
    unfill: 'Show the other panes again',
    show: (name: string) => `Show ${name}`,
    hide: (name: string) => `Hide ${name}`,
    next: 'Go to the next pane',
    previous: 'Go to the previous pane',
    reset: 'Arrange the panes as at first',
  },
  playWindow: {
    toggle: 'Play the story in a window of its own, and bring it back',
    open: 'Play in a window of its own',
    title: 'Story',
    elsewhere: 'The story plays in its own window.',
    show: 'Show it',
    bringBack: 'Bring it back',
    blocked:
      'Your browser has blocked the window for the story. Allow pop-ups for this site, then try again.',
    alone: 'This window shows the story of a playground, and that has been closed.',
    goTo: 'Open the playground',
  },
  languages: {
    name: 'Languages',
    language: 'Language',
    original: 'Original',
    notLoaded: 'The translation could not be loaded, so the story plays in its own language.',
    /** Languages that nobody speaks. */
    pseudo: {
      'en-XA': 'Accents, longer (to test)',
      'ar-XB': 'Right to left (to test)',
    },
  },
  frame: {
    begin: 'Start at',
    places: 'Places',
    begins: { game: 'Beginning', title: 'Title screen' },
    screen: 'Screen',
    colors: 'Colours',
    screens: { own: 'This screen', phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
    schemes: { site: 'Auto', light: 'Light', dark: 'Dark' },
    theme: (theme: string) => `Theme: ${theme}`,
    themeAbout: (theme: string) =>
      `The story sets its theme: ${theme}. The tool “Game” changes it.`,
  },
};

/** A large number to two digits, since nobody counts words alike. */
function rounded(count: number): number {
  const unit = 10 ** Math.max(0, String(count).length - 2);
  return Math.round(count / unit) * unit;
}

/** The words of the playground, in the language of this build. */
export const studioMessages = translated<typeof en>({ en });
