import type { KeptNotes, NotesStore } from './notes/use-notes';
import { openKeptValues } from '../player/engine/kept-values';

const NOTES = 'notes';

/** The notes of a tester, kept under the name of a game’s storage; in memory if the browser keeps nothing. */
export async function keptNotes(name: string | null): Promise<NotesStore> {
  const values =
    name === null ? null : await openKeptValues<KeptNotes>(`${name} ${NOTES}`, () => undefined);
  return {
    first: values?.get(NOTES) ?? {},
    keep: (changed) => void values?.set(NOTES, changed),
  };
}
