import { createStorageSlot } from '../../base/browser/storage-slot';
import type { Translation } from '../../ink/languages/language-table';
import { isRecord } from '../../ink/story/story-program';
import { withEntry } from './table-edits';

/** What was typed and is not in the project’s files yet, by language. */
export type TranslationJournal = Readonly<Record<string, readonly Translation[]>>;

/**
 * The journal of a project’s translations. Files are stored after a pause; what is typed is stored here at once, because
 * the page may be left, or the browser end, before.
 */
export function translationJournal(projectId: string) {
  const slot = createStorageSlot(`docs.translation-journal:${projectId}`, { persistence: 'local' });
  const read = (): TranslationJournal => parseJournal(slot.get());
  return {
    read,
    note: (code: string, entry: Translation): void => {
      const journal = read();
      const entries = withEntry(journal[code] ?? [], entry, { keepsEmpty: true });
      slot.set(JSON.stringify({ ...journal, [code]: entries }));
    },
    /** Forgets what was typed in a language, which is deleted. */
    drop: (code: string): void => {
      const others = Object.entries(read()).filter(([other]) => other !== code);
      slot.set(JSON.stringify(Object.fromEntries(others)));
    },
    clear: (): void => void slot.delete(),
  };
}

/** Validates what is stored; what cannot be read is left out. */
function parseJournal(stored: string | null): TranslationJournal {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (!isRecord(value)) return {};
    return Object.fromEntries(
      Object.entries(value).map(([code, entries]) => [
        code,
        Array.isArray(entries) ? entries.filter(isTranslation) : [],
      ]),
    );
  } catch {
    return {};
  }
}

function isTranslation(value: unknown): value is Translation {
  if (!isRecord(value)) return false;
  const { place, original, text, isToCheck, former, note } = value;
  return (
    [place, original, text].every((one) => typeof one === 'string') &&
    typeof isToCheck === 'boolean' &&
    [former, note].every((one) => one === undefined || typeof one === 'string')
  );
}
