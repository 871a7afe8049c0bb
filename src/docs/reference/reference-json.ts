import type { EntryOf, ReferenceEntry } from './reference-entry';

/** Incremented when the format changes in a way that matters to programs that read it. */
export const REFERENCE_FORMAT = 1;

/** An entry with the absolute address of the page that explains it. */
export type PublishedEntry = ReferenceEntry & { url: string };

/** The whole reference as published for editors, linters and other programs. */
export interface PublishedReference {
  /** Address of the JSON Schema. */
  $schema: string;
  format: typeof REFERENCE_FORMAT;
  /** Versions of the packages that the entries were read from, by name. */
  packages: Record<string, string>;
  entries: PublishedEntry[];
}

interface ReferenceAddresses {
  schemaUrl: string;
  /** Absolute address of the page that explains an entry. */
  urlOf: (entry: ReferenceEntry) => string;
}

/** Creates the published form of the reference; ids stay the same as long as names do. */
export function referenceJson(
  entries: readonly ReferenceEntry[],
  { schemaUrl, urlOf }: ReferenceAddresses,
): PublishedReference {
  const packages = entries.filter((entry): entry is EntryOf<'package'> => entry.kind === 'package');
  return {
    $schema: schemaUrl,
    format: REFERENCE_FORMAT,
    packages: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
    entries: entries.map((entry) => ({ ...entry, url: urlOf(entry) })),
  };
}
