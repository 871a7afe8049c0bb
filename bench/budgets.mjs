/** The size limits of the quickstart page and of what else says so, in bytes over the wire (gzip). */
export const budgets = {
  /** Before the reader interacts with the page. A tenth of a kilobyte keeps the position over two reloads in Firefox. */
  beforeIntent: 45.1 * 1024,
  /** The home page, before the reader interacts with it. */
  homeBeforeIntent: 45 * 1024,
  /** The inline scripts that run before the app loads. */
  inlineScripts: 3150,
  /** Everything, once the app has loaded; never more than 150 KB. Half a kilobyte tells old browsers what to expect. */
  firstLoad: 149.5 * 1024,
  /**
   * What pages cost in all: what a reader has loaded eight seconds after the first move of the pointer, with all that was
   * fetched ahead. The page on presentation has many samples, and italics. bench/README.md names each kilobyte.
   */
  inAll: {
    '/': 146 * 1024,
    '/docs/quickstart/': 154 * 1024,
    '/docs/category/markup/': 156.7 * 1024,
    '/docs/atrament-basics/markup/presentation/': 177 * 1024,
  },
  fonts: 35 * 1024,
  /**
   * What playing the first sample of a page loads: the player, ink’s runtime, the compiled story; half a kilobyte says what
   * is waited for, and finds out that a worker is gone; one reads tags, comments and functions as everything else does, and
   * asks again what was asked while a text was opened; one brings a play into another language of its game. 0.3 KB:
   * what a game says can be in its language. 0.2 KB: it says that it was saved.
   */
  play: 95.4 * 1024,
  /**
   * What editing it loads in addition, until the editor is ready; 1 KB are the marks of places and of notes, half a
   * kilobyte are links that open with what programs stick to them. 0.4 KB: each part that loads itself later is a module of
   * its own, and so is what comes up beside the text.
   */
  edit: 117.1 * 1024,
  /**
   * What the first typed words load: 33 KB are ink’s compiler, 17 KB the completions, 24 KB what finds slips, with ink’s
   * grammar for the worker, signs that nobody sees, words that declare and first values that are computed; 0.7 KB
   * keep what has not changed, so that a long story is compiled in half the time; the rest hints and problems.
   */
  write: 91.2 * 1024,
  /**
   * An exercise until its first words are checked: all of the above, and 64 KB for the worker that checks, of which 7 KB
   * are the explanations of ink’s complaints, with loops of INCLUDE lines. 2 KB are the player’s other languages, and
   * that the tool for translations shares parts of the editor and of the reader of names, which then load apart; 2 KB that texts are compiled by
   * knots, and that the map shares the player’s compiler; 0.4 KB are longer sentences of what it shares with other parts.
   */
  exercise: 375.8 * 1024,
  /**
   * What the playground’s tests load on top of it: mostly a worker of their own, with ink’s runtime and compiler; 1 KB
   * finds and names shuffles that move together, half a kilobyte replaces a worker that is gone, 0.8 KB are plays in all
   * languages, and notes that say theirs.
   */
  tests: 108 * 1024,
  /**
   * What each part of the playground loads on top of it when it is opened first. The map’s is mostly ink’s
   * compiler, which the player has from then on, and a worker with the layout. 2 KB are pictures of places, 3 KB their first words and the columns of long chains, 3 KB several
   * places at once, 7 KB what is remembered and conditions, 1 KB a first view that can be read and a hint for fingers;
   * `studio-parts` is one chunk, which several parts share.
   */
  parts: {
    map: 160 * 1024,
    files: 21 * 1024,
    import: 38 * 1024,
    outline: 32 * 1024,
    history: 32 * 1024,
    projects: 32 * 1024,
    gameForm: 25.5 * 1024,
    /** The gallery, with its drawings. */
    starters: 12 * 1024,
    find: 10 * 1024,
    /** 2 KB are the languages that go into a game, with the player’s words. 0.3 KB: copies that are no games are apart. */
    download: 26.6 * 1024,
  },
  /**
   * The player of a downloaded game, with ink’s runtime, the fonts in its styles, 4 KB for the notes of testers, 2 KB for
   * names of classes that no author chooses, half a kilobyte each for colours that old phones know as well, and for sounds
   * that go on unheard, 0.3 KB for sentences about failures that can be translated, and 2 KB for several languages, of
   * which 0.3 KB translate the player’s words, and half brings a play and its saves from one into another. 0.3 KB: what is
   * known of a text that is opened again, 0.1 KB: modules in another order compress less well.
   */
  game: 171.8 * 1024,
  /**
   * The scripts and styles of the search, including Pagefind’s: loaded when it is opened, and with its first letter.
   */
  searchCode: 30.5 * 1024,
  /**
   * Everything that loads when it is opened: its code, and what the 560 names and 340 wishes are made from. Nothing from Pagefind,
   * whose WebAssembly is 71 KB.
   */
  searchOpen: 46.5 * 1024,
  /** The script that registers the service worker: loaded when the app is idle. */
  registration: 1024,
  /**
   * The service worker: 8 KB of code, of which 1 KB shows a shared story that the browser does not keep, and the list of
   * the site’s files with their digests.
   */
  worker: 21.3 * 1024,
  /**
   * All that is fetched in the background once a first page is used, which has samples: the worker, the page, the player
   * with ink’s compiler, and the names of the search. Never in data-saving mode. 5 KB more than it was: slips, what reads
   * files of any encoding, and what replaces a worker that is gone; 1.5 KB are those of a play in another language, and of
   * parts that the tool for translations shares. 0.3 KB: knots that are parsed once.
   */
  kept: 309.9 * 1024,
  /** Script with 100 more generated pages, as a multiple of this site’s. */
  scriptGrowth: 1.01,
  /** Everything, before and after the app has loaded, likewise. */
  firstLoadGrowth: 1.03,
};
