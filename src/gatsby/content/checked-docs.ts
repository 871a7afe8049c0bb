import type { Problem } from '../../base/problems/problem';
import type { DocRecord } from '../../docs/sidebar/doc-record';
import type { StoredDocument } from '../documents/stored-document';

/** What a build’s check keeps of a doc, so that its document is not loaded again. */
export interface CheckedDoc extends Pick<StoredDocument, 'images' | 'codeSamples'> {
  record: DocRecord;
  problems: readonly Problem[];
}

let checked: ReadonlyMap<string, CheckedDoc> = new Map();

/** Keeps what a build has checked until its pages are created; in `develop`, files change. */
export function keepChecked(docs: ReadonlyMap<string, CheckedDoc>): void {
  checked = docs;
}

/** What the check of this build knows of a file; undefined if there was none. */
export const checkedDoc = (file: string): CheckedDoc | undefined => checked.get(file);
