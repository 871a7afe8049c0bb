// In place of what gettext-parser imports for files in bytes, streams, and lines that it breaks: it gets texts here, and
// writes none.

/** Converts bytes (`encoding`). */
export default { inherits: () => undefined };

/** What reads from streams (`node:stream`), and is made one by `node:util`. */
export class Transform {}

/** Where lines can be broken (`unicode-data.js`). */
export const LBP = {};
export const LBP_TABLE = [];
export const LBP_CLASS_DATA = '';
export const LBP_WIDE_DATA = '';
export const LBP_NONSPACING_DATA = '';
