import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlacedEntry } from '../../docs/pages/plan-reference';
import {
  parseReference,
  type ParsedReference,
  type ReferencePlace,
} from '../../docs/reference/parse-reference';
import { cacheLast } from '../project/cache-last';
import { REFERENCE_FOLDER } from '../project/content-files';

const parse = cacheLast(parseReference);

/** Reads and parses the reference; a project without one has no entries. */
export function readReference(projectRoot: string): ParsedReference {
  const folder = path.join(projectRoot, REFERENCE_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return parse(
    names
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => ({
        file: `${REFERENCE_FOLDER}/${name}`,
        source: readFileSync(path.join(folder, name), 'utf8'),
      })),
  );
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
