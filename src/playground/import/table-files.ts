import { languageOfTable, pathOfTable } from '../../ink/story/table-path';
import { headerLanguage, poLanguage } from '../tables/po-language';
import { poText } from '../tables/po-text';
import { pathWithin, stemOf } from './file-paths';
import { MAX_TABLE } from '../tables/table-limit';

/** Whether a file is a translation, as programs for translators have it. */
export function isTableFile(path: string): boolean {
  return /\.po$/i.test(path);
}

/** Whether a file is larger than tables can be. */
export function isLargeTable(path: string, { size }: Blob): boolean {
  return isTableFile(path) && size > MAX_TABLE;
}

/** Whether a file has translations in it, whether or not they can all be read. */
export async function hasTable(blob: Blob): Promise<boolean> {
  return /^\s*msgid\s*"/m.test(await textOf(blob));
}

/**
 * Where the project has a file of translations: where it is, if that is the place of one, or else by the language that it
 * is named after, or that it says it is in. Null if neither is one.
 */
export async function tablePath(path: string, blob: Blob, folder: string): Promise<string | null> {
  const within = pathWithin(folder, path);
  if (languageOfTable(within) !== null) return within;
  const named = poLanguage(stemOf(path));
  if (named !== null) return pathOfTable(named);
  const said = headerLanguage(await textOf(blob));
  return said === null ? null : pathOfTable(said);
}

/** The text of a table; empty if it has none that can be read. */
async function textOf(blob: Blob): Promise<string> {
  if (blob.size > MAX_TABLE) return '';
  const read = poText(new Uint8Array(await blob.arrayBuffer()));
  return 'text' in read ? read.text : '';
}
