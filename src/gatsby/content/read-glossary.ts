import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseGlossary, type ParsedGlossary } from '../../docs/glossary/parse-glossary';
import { cacheLast } from '../project/cache-last';
import { GLOSSARY_FILE } from '../project/content-files';

const parse = cacheLast(parseGlossary);

/** Reads and parses the glossary; a project without one has no terms. */
export function readGlossary(projectRoot: string): ParsedGlossary {
  const file = path.join(projectRoot, GLOSSARY_FILE);
  return parse(existsSync(file) ? readFileSync(file, 'utf8') : '', GLOSSARY_FILE);
}
