declare module 'gettext-parser/lib/poparser.js' {
  import type { GetTextTranslations } from 'gettext-parser';

  type ParsedFile = Omit<GetTextTranslations, 'headers'> &
    Partial<Pick<GetTextTranslations, 'headers'>>;

  /** Reads a PO file; the package’s main module brings what writes files along, and what reads compiled ones. */
  export function parse(file: string): ParsedFile;
}
