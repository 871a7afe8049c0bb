import { readdirSync, readFileSync } from 'node:fs';
import { parseReference, type ReferenceFile } from './parse-reference';

const folder = 'content/reference';

/** The files of the site’s own reference. */
export const contentFiles: readonly ReferenceFile[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({
    file: `${folder}/${name}`,
    source: readFileSync(`${folder}/${name}`, 'utf8'),
  }));

/** The site’s own reference, parsed. */
export const contentReference = parseReference(contentFiles);
