import { readText } from '../../base/text/decode-text';
import { assetKind, endingOf } from '../../ink/story/asset-kinds';
import { importLimits } from './import-limits';
import { hasTable } from './table-files';
import { fitsEnding, HEAD_BYTES, sniffEnding } from './sniff-ending';

/** What the content of a file is. */
export interface CheckedContent {
  /** The ending that the file should have. */
  ending: string;
  /** Whether it has it. */
  isFitting: boolean;
}

/** Compares a file’s content with its name; null if games cannot use the content, whatever it is called. */
export async function checkContent(path: string, blob: Blob): Promise<CheckedContent | null> {
  const kind = assetKind(path);
  if (kind === null || blob.size === 0) return null;
  if (kind === 'style') {
    const read = await readText(blob, importLimits.file);
    return read === null ? null : { ending: 'css', isFitting: true };
  }
  if (kind === 'language') {
    return (await hasTable(blob)) ? { ending: endingOf(path), isFitting: true } : null;
  }
  const ending = sniffEnding(new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer()));
  if (ending === null) return null;
  return fitsEnding(path, ending)
    ? { ending: endingOf(path), isFitting: true }
    : { ending, isFitting: false };
}

/** Styles as browsers read them: in UTF-8, whatever they were written in. */
export async function stylesInUtf8(css: Blob): Promise<Blob> {
  const read = await readText(css, importLimits.file);
  return read === null || read.encoding === 'utf-8'
    ? css
    : new Blob([read.text], { type: 'text/css' });
}
