import { readFileSync } from 'node:fs';
import { parseGlossary } from './parse-glossary';

const file = 'content/glossary.yaml';

/** The site’s own glossary, parsed. */
export const contentGlossary = { file, ...parseGlossary(readFileSync(file, 'utf8'), file) };
