declare module 'gettext-parser/lib/poparser.js' {
  import type { PoParser } from 'gettext-parser';

  /** Reads a PO file; the package’s main module brings what writes files along, and what reads compiled ones. */
  export const parse: PoParser['parse'];
}
