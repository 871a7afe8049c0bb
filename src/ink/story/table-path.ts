import { languageTag } from './language-tag';

const TABLE = /^languages\/(?<code>[A-Za-z\d-]+)\.po$/;

/** Where a project has its translation into a language: `languages/de.po`. */
export function pathOfTable(code: string): string {
  return `languages/${code}.po`;
}

/** The language whose translation a file of a project is, as `lang` attributes need it; null if it is none. */
export function languageOfTable(path: string): string | null {
  return languageTag(TABLE.exec(path)?.groups?.code ?? '');
}
