import { NOTE_LIMITS, type TesterNote } from '../notes/tester-note';
import { useExtras } from './use-extras';

const none: readonly TesterNote[] = [];

/** What testers said about the open project. Changes resolve with whether the browser stored them. */
export function useTesterNotes() {
  const { extras, change } = useExtras();
  const set = (next: (notes: readonly TesterNote[]) => readonly TesterNote[]): Promise<boolean> =>
    change((all) => ({ ...all, testerNotes: next(all.testerNotes ?? none) }));
  return {
    notes: extras.testerNotes ?? none,
    /** Adds those that are not there yet. */
    addNotes: (added: readonly TesterNote[]): Promise<boolean> =>
      set((notes) => {
        const known = new Set(notes.map(({ id }) => id));
        return [...notes, ...added.filter(({ id }) => !known.has(id))].slice(0, NOTE_LIMITS.notes);
      }),
    removeNote: (id: string): Promise<boolean> =>
      set((notes) => notes.filter((note) => note.id !== id)),
    /** Adds the play that leads to a note to those that are repeated. */
    pin: (pin: (typeof extras.pins)[number]): Promise<boolean> =>
      change((all) => ({ ...all, pins: [...all.pins, pin] })),
  };
}
