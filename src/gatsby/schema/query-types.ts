import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where Gatsby writes the types of our queries. */
export const QUERY_TYPES = 'src/gatsby-types.d.ts';

/** Everything that says what can be queried, and what is: content cannot change the types, which are all declared. */
const SOURCES = [
  'package-lock.json',
  'gatsby-config.ts',
  'src/gatsby',
  'src/templates',
  'src/pages',
];

/** Tells whether the types of the queries are newer than all they are made from: making them takes over a second. */
export function hasFreshQueryTypes(projectRoot: string): boolean {
  const timeOf = (file: string) =>
    statSync(path.join(projectRoot, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = SOURCES.flatMap((source) => [source, ...filesIn(projectRoot, source)]);
  return timeOf(QUERY_TYPES) > Math.max(...sources.map(timeOf));
}

function filesIn(projectRoot: string, folder: string): string[] {
  const directory = path.join(projectRoot, folder);
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, file),
  );
}
