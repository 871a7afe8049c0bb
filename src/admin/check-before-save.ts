import { ORIGINAL, type EditableData } from '../core/editing/editable-data';
import { writePage } from '../core/editing/editable-page';
import { readYaml, writeYaml } from '../core/editing/editable-yaml';
import { shapeOf } from '../core/editing/yaml-shapes';
import { parseFrontmatter } from '../core/frontmatter/parse-frontmatter';
import { parseGlossary } from '../core/glossary/parse-glossary';
import type { Problem } from '../core/problems/problem';
import { parseRedirects } from '../core/redirects/parse-redirects';
import { parseReference } from '../core/reference/parse-reference';
import { parseSidebars } from '../core/sidebar/parse-sidebars';

/**
 * Throws where saving would break a file: with everything that is wrong in it now and was not before, each with its
 * line. `file` is relative to the project.
 */
export function checkBeforeSave(file: string, data: EditableData): void {
  const original = data[ORIGINAL];
  const before = typeof original === 'string' ? problemsIn(file, original) : [];
  const known = new Set(before.map(({ message }) => message));
  const added = problemsIn(file, textOf(file, data)).filter(
    ({ severity, message }) => severity === 'error' && !known.has(message),
  );
  if (added.length === 0) return;
  const list = added.map(({ line, message, hint }) => `Line ${line}: ${message} ${hint}`).join(' ');
  throw new Error(`${file} was not saved, for it would be broken. ${list}`);
}

function textOf(file: string, data: EditableData): string {
  if (file.endsWith('.mdx')) return writePage(data);
  return file.endsWith('.yaml') ? writeYaml(data, shapeOf(file)) : '';
}

function problemsIn(file: string, source: string): readonly Problem[] {
  if (file.endsWith('.mdx')) return parseFrontmatter(source, file).problems;
  // A file that cannot be read is refused by its format, in words of its own.
  if (!file.endsWith('.yaml') || '(broken)' in readYaml(source, shapeOf(file))) return [];
  if (file.endsWith('/redirects.yaml')) return parseRedirects(source, file).problems;
  if (file.endsWith('/glossary.yaml')) return parseGlossary(source, file).problems;
  if (file.includes('/reference/')) return parseReference([{ file, source }]).problems;
  return parseSidebars(source, file).problems;
}
