/** What the quickstart may weigh, in bytes on the wire (gzip). */
export const budgets = {
  /** Before the reader does anything. */
  beforeIntent: 45 * 1024,
  /** The scripts in the page that run before the app comes. */
  inlineScripts: 3 * 1024,
  /** All, once the app has come. */
  firstLoad: 140 * 1024,
  fonts: 35 * 1024,
  /** What the first sample of a page loads when it is played: the player, ink’s runtime, the compiled story. */
  play: 90 * 1024,
  /** What it loads on top of that when it is edited, until one can write. */
  edit: 110 * 1024,
  /** What comes with the first words that are written: ink’s compiler is 33 KB of it, the words offered 17 KB. */
  write: 55 * 1024,
  /** The script and the styles of the search, Pagefind's included: they come when it is opened, and with its first letter. */
  searchCode: 30 * 1024,
  /** All that comes when it is opened: its code, and what is found by name. Nothing of Pagefind, whose WebAssembly is 71 KB. */
  searchOpen: 38 * 1024,
  /** Script with 100 generated pages more, as a multiple of this site’s. */
  scriptGrowth: 1.01,
  /** All, before and after the app has come, likewise. */
  firstLoadGrowth: 1.03,
};
