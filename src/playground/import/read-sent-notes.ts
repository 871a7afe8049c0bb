import { readText } from '../../base/text/decode-text';
import { testedMessages } from '../../config/messages/tested';
import type { FoundFile } from '../assets/found-file';
import { hasNotes } from '../notes/has-notes';
import { readNotes, type SentNotes } from '../notes/notes-text';
import { importLimits } from './import-limits';
import type { ImportedNotes } from './import-result';
import { Refusal } from './refusal';

const words = testedMessages.brought;

/** Files that a text can be in that somebody was sent. */
const TEXT = /\.(?:txt|eml|md)$/i;

/** The notes of testers in text files; null if there are none. Throws a `Refusal` if they cannot be read. */
export async function readSentNotes(files: readonly FoundFile[]): Promise<ImportedNotes | null> {
  const sent: SentNotes[] = [];
  for (const { path, blob } of files) {
    if (!TEXT.test(path)) continue;
    const text = (await readText(blob, importLimits.text))?.text ?? '';
    if (!hasNotes(text)) continue;
    const read = await readNotes(text);
    if ('failure' in read) throw new Refusal(words.failures[read.failure]);
    sent.push(...read);
  }
  return sent.length === 0 ? null : { kind: 'tester-notes', sent, notes: [] };
}
