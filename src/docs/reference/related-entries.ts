import type { ReferenceEntry } from './reference-entry';

/** How many other entries a card links to. */
const MOST = 8;

/**
 * The entries related to each entry, in both directions: those that one of the two names in `related`, those with the
 * same name, and those that the texts of one of them name in code.
 */
export function relatedEntries(
  entries: readonly ReferenceEntry[],
  find: (code: string) => ReferenceEntry | null,
): ReadonlyMap<string, readonly ReferenceEntry[]> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const chosen = new Map(
    entries.map((entry) => [entry, (entry.related ?? []).flatMap((id) => byId.get(id) ?? [])]),
  );
  const choosing = reversed(chosen);
  const named = new Map(entries.map((entry) => [entry, entriesNamedIn(entry, find)]));
  const naming = reversed(named);
  const likeNamed = new Map<string, ReferenceEntry[]>();
  for (const entry of entries) {
    const key = entry.name.toLowerCase();
    likeNamed.set(key, [...(likeNamed.get(key) ?? []), entry]);
  }
  return new Map(
    entries.map((entry) => {
      const related = [
        ...(chosen.get(entry) ?? []),
        ...(choosing.get(entry) ?? []),
        ...(likeNamed.get(entry.name.toLowerCase()) ?? []),
        ...(named.get(entry) ?? []),
        ...(naming.get(entry) ?? []),
      ];
      return [entry.id, [...new Set(related)].filter((other) => other !== entry).slice(0, MOST)];
    }),
  );
}

function reversed(
  relation: ReadonlyMap<ReferenceEntry, readonly ReferenceEntry[]>,
): ReadonlyMap<ReferenceEntry, readonly ReferenceEntry[]> {
  const sources = new Map<ReferenceEntry, ReferenceEntry[]>();
  for (const [source, targets] of relation) {
    for (const target of targets) sources.set(target, [...(sources.get(target) ?? []), source]);
  }
  return sources;
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
