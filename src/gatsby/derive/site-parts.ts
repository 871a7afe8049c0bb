import type { Exercise } from '../../docs/exercises/exercise';
import type { GlossaryTerm } from '../../docs/glossary/glossary-term';
import type { MadeWith } from '../../docs/made-with/made-with';
import type { SynonymSource } from '../../docs/reference/parse-search-synonyms';
import type { ReferenceEntry } from '../../docs/reference/reference-entry';
import type { ShownDifference } from '../../lessons/differences/draw-differences';
import type { PublishedGame } from '../../lessons/games/whole-game';

/** A doc with a page in this build. */
export interface DocPlace {
  /** Name of its version. */
  version: string;
  docId: string;
  /** Its file, or that of its original. */
  file: string;
  path: string;
  title: string;
}

/** All that pages take from the rest of the site: plain data, for threads and for digests. */
export interface SiteParts {
  entries: readonly ReferenceEntry[];
  terms: readonly GlossaryTerm[];
  exercises: readonly Exercise[];
  games: readonly PublishedGame[];
  differences: readonly ShownDifference[];
  works: readonly MadeWith[];
  synonyms: readonly SynonymSource[];
  places: readonly DocPlace[];
  /** The sidebars as JSON: docs are in reading order there. */
  order: string;
  /** Address of the site, with the path prefix. */
  siteUrl: string;
}

/** What a page’s text depends on: only lists of docs show the titles of others. */
export function partsForDocs({ places, exercises, ...parts }: SiteParts): unknown {
  const listed = new Set(exercises.map(({ page }) => page));
  return {
    ...parts,
    exercises,
    places: places.map(({ title, ...place }) =>
      listed.has(place.docId) ? { ...place, title } : place,
    ),
  };
}
