import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseGlossary, type ParsedGlossary } from '../../core/glossary/parse-glossary';
import { GLOSSARY_FILE } from './content-files';

/** Reads and parses the glossary; a project without one has no terms. */
export function readGlossary(projectRoot: string): ParsedGlossary {
  const file = path.join(projectRoot, GLOSSARY_FILE);
  return parseGlossary(existsSync(file) ? readFileSync(file, 'utf8') : '', GLOSSARY_FILE);
}
