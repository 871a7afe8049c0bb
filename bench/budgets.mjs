/** What a first load of the quickstart may weigh, in bytes on the wire (gzip). */
export const budgets = {
  firstLoad: 140 * 1024,
  fonts: 35 * 1024,
  /** Script with 300 generated pages, as a multiple of script with 30. */
  scriptGrowth: 1.01,
};
