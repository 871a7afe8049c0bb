const MB = 1024 * 1024;

/** What an import may bring. itch.io takes 1,000 files and 500 MB. */
export const importLimits = {
  /** Entries of a zip or a folder, whatever they are. */
  entries: 3000,
  /** Bytes of a single file. */
  file: 100 * MB,
  /** Bytes of all files that are kept. */
  total: 300 * MB,
  /** Bytes of a text. */
  text: 2 * MB,
  /** Bytes of a compiled story. */
  compiled: 20 * MB,
  /** Characters of a path. */
  path: 240,
};
