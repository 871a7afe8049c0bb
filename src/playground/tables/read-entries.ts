import { keyOf, type Translation } from '../../ink/languages/language-table';

/** A translation in a file, which need not say whether it is to be checked. */
export type ReadTranslation = Omit<Translation, 'isToCheck'> & { isToCheck?: boolean | undefined };

/** What a file contains for one language. */
export interface ReadTable<Entry extends ReadTranslation = ReadTranslation> {
  /** Texts without a translation are left out, unless something else is said about them. */
  entries: Entry[];
  /** How many texts were there several times: the last translation that is not empty counts. */
  doubled: number;
}

/** Collects the translations of a file, each text once. */
export class ReadEntries<Entry extends ReadTranslation = ReadTranslation> {
  private readonly entries = new Map<string, Entry>();
  private readonly seen = new Set<string>();
  private doubled = 0;

  add(entry: Entry): void {
    const key = keyOf(entry);
    if (this.seen.has(key)) this.doubled += 1;
    this.seen.add(key);
    const isBetter = entry.text !== '' || (this.entries.get(key)?.text ?? '') === '';
    if (isBetter && saysAnything(entry)) this.entries.set(key, entry);
  }

  table(): ReadTable<Entry> {
    return { entries: [...this.entries.values()], doubled: this.doubled };
  }
}

function saysAnything({ text, isToCheck, former, note }: ReadTranslation): boolean {
  return text !== '' || isToCheck === true || former !== undefined || note !== undefined;
}
