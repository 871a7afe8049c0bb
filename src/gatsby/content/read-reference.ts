import type { PlacedEntry } from '../../docs/pages/plan-reference';
import {
  parseReference,
  type ParsedReference,
  type ReferencePlace,
} from '../../docs/reference/parse-reference';
import { cacheLast } from '../project/cache-last';
import { REFERENCE_FOLDER } from '../project/content-files';
import { readYamlFiles } from '../project/read-yaml-files';

const parse = cacheLast(parseReference);

/** Reads and parses the reference; a project without one has no entries. */
export function readReference(projectRoot: string): ParsedReference {
  return parse(readYamlFiles(projectRoot, REFERENCE_FOLDER));
}

/** The entries of a parsed reference, each with its place. */
export function placedEntries({
  entries,
  places,
}: ParsedReference): (PlacedEntry & ReferencePlace)[] {
  return entries.flatMap((entry) => {
    const place = places.get(entry.id);
    return place === undefined ? [] : [{ entry, ...place }];
  });
}
