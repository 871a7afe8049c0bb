import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../base/problems/problem';
import {
  parseSearchSynonyms,
  type SynonymSource,
} from '../../docs/reference/parse-search-synonyms';
import { cacheLast } from '../project/cache-last';
import { SEARCH_SYNONYMS_FILE } from '../project/content-files';

const parse = cacheLast(parseSearchSynonyms);

/** Reads and parses the synonyms of the search from disk; a project without them has none. */
export function readSearchSynonyms(projectRoot: string): {
  synonyms: SynonymSource[];
  problems: Problem[];
} {
  const file = path.join(projectRoot, SEARCH_SYNONYMS_FILE);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return parse(source, SEARCH_SYNONYMS_FILE);
}
