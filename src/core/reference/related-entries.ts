import type { ReferenceEntry } from './reference-entry';

/** How many other entries a card links to. */
const MOST = 8;

/**
 * The entries related to each entry: those that it names (`related`), those with the same name, those that its own
 * texts name in code, and those whose texts name it.
 */
export function relatedEntries(
  entries: readonly ReferenceEntry[],
  find: (code: string) => ReferenceEntry | null,
): ReadonlyMap<string, readonly ReferenceEntry[]> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const named = new Map(entries.map((entry) => [entry, entriesNamedIn(entry, find)]));
  const naming = new Map<ReferenceEntry, ReferenceEntry[]>();
  for (const [entry, targets] of named) {
    for (const target of targets) naming.set(target, [...(naming.get(target) ?? []), entry]);
  }
  const likeNamed = new Map<string, ReferenceEntry[]>();
  for (const entry of entries) {
    const key = entry.name.toLowerCase();
    likeNamed.set(key, [...(likeNamed.get(key) ?? []), entry]);
  }
  return new Map(
    entries.map((entry) => {
      const related = [
        ...(entry.related ?? []).flatMap((id) => byId.get(id) ?? []),
        ...(likeNamed.get(entry.name.toLowerCase()) ?? []),
        ...(named.get(entry) ?? []),
        ...(naming.get(entry) ?? []),
      ];
      return [entry.id, [...new Set(related)].filter((other) => other !== entry).slice(0, MOST)];
    }),
  );
}

function entriesNamedIn(
  { details = '', notes = [] }: ReferenceEntry,
  find: (code: string) => ReferenceEntry | null,
): ReferenceEntry[] {
  const codes = [details, ...notes].flatMap((text) =>
    text.split('`').filter((_, index) => index % 2 === 1),
  );
  return codes.flatMap((code) => find(code) ?? []);
}
