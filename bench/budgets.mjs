/** What a first load of the quickstart may weigh, in bytes on the wire (gzip). */
export const budgets = {
  firstLoad: 140 * 1024,
  fonts: 35 * 1024,
  /** What the first sample of a page loads when it is played; ink’s compiler and runtime alone are 60 KB. */
  play: 105 * 1024,
  /** What it loads on top of that when it is edited. */
  edit: 120 * 1024,
  /** What opening the search loads: its dialog, and what is found by name. Nothing of Pagefind. */
  searchOpen: 36 * 1024,
  /** What its first letter loads on top: Pagefind, whose WebAssembly is 71 KB, and the beginning of the index. */
  searchType: 110 * 1024,
  /** Script with 300 generated pages more, as a multiple of this site’s. */
  scriptGrowth: 1.01,
  /** All of the first load, likewise. */
  firstLoadGrowth: 1.1,
};
