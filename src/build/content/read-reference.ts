import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseReference, type ParsedReference } from '../../core/reference/parse-reference';
import { REFERENCE_FOLDER } from './content-files';

/** Reads and parses the reference; a project without one has no entries. */
export function readReference(projectRoot: string): ParsedReference {
  const folder = path.join(projectRoot, REFERENCE_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return parseReference(
    names
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => ({
        file: `${REFERENCE_FOLDER}/${name}`,
        source: readFileSync(path.join(folder, name), 'utf8'),
      })),
  );
}
