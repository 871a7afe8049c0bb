import { ORIGINAL, type EditableData } from '../core/editing/editable-data';
import { placelessKeys, writePage } from '../core/editing/editable-page';
import { readYaml, writeYaml } from '../core/editing/editable-yaml';
import { shapeOf } from '../core/editing/yaml-shapes';
import { parseDocument, type DocumentEnvironment } from '../core/document/parse-document';
import { parseMarkdown } from '../core/document/parse-markdown';
import { parseFrontmatter } from '../core/frontmatter/parse-frontmatter';
import { parseGlossary } from '../core/glossary/parse-glossary';
import { addedProblems } from '../core/problems/added-problems';
import type { Problem } from '../core/problems/problem';
import { parseRedirects } from '../core/redirects/parse-redirects';
import { parseReference } from '../core/reference/parse-reference';
import { parseSidebars } from '../core/sidebar/parse-sidebars';
import { listWords } from '../core/text/words';
import { labelOf } from './fields/page-fields';

/** What a text looks like, and which pictures there are, does not make it broken. */
const environment: DocumentEnvironment = {
  highlight: (code) => [code],
  knowsLanguage: () => true,
  measureImage: () => ({ width: 1, height: 1 }),
};

/**
 * Throws where saving would break a file: with everything that is wrong in it now and was not before, each with its
 * line. `file` is relative to the project.
 */
export function checkBeforeSave(file: string, data: EditableData): void {
  if (file.endsWith('/announcement.json')) checkAnnouncement(file, data);
  const original = typeof data[ORIGINAL] === 'string' ? data[ORIGINAL] : null;
  const text = textOf(file, data);
  const now = problemsIn(file, text);
  requirePlaces(file, data, now);
  // Of a text that cannot be read, the first reason is known alone: when that is mended, the next is no new one.
  const wasRead = original === null || isReadable(file, original);
  const before =
    original === null ? [] : [...problemsIn(file, original), ...bodyProblemsIn(file, original)];
  const after = [...now, ...(wasRead ? bodyProblemsIn(file, text) : [])];
  const added = addedProblems(before, after).filter(({ severity }) => severity === 'error');
  if (added.length === 0) return;
  throw new Error(`${file} was not saved, for it would be broken. ${listOf(added)}`);
}

/** An announcement without words would be switched on and not there. */
function checkAnnouncement(file: string, { isShown, text }: EditableData): void {
  if (isShown !== true || (typeof text === 'string' && text.trim() !== '')) return;
  throw new Error(
    `${file} was not saved: the bar is switched on and has no words. Fill in “Text”, or switch “Shown” off.`,
  );
}

/** What stands in a field and could not be written must not seem to be saved. */
function requirePlaces(file: string, data: EditableData, problems: readonly Problem[]): void {
  const fields = placelessKeys(data).map((key) => `“${labelOf(key)}”`);
  if (fields.length === 0) return;
  throw new Error(
    `${file} was not saved: its frontmatter is broken, so ${listWords(fields)} could not be written. Mend the lines between --- at the head of “Text” first. ${listOf(problems)}`,
  );
}

function listOf(problems: readonly Problem[]): string {
  return problems.map(({ line, message, hint }) => `Line ${line}: ${message} ${hint}`).join(' ');
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

/** What is wrong in the text of a page; nothing in other files. */
function bodyProblemsIn(file: string, source: string): readonly Problem[] {
  if (!file.endsWith('.mdx')) return [];
  return parseDocument(parseFrontmatter(source, file).body, file, environment).problems;
}

function isReadable(file: string, source: string): boolean {
  if (!file.endsWith('.mdx')) return true;
  return parseMarkdown(parseFrontmatter(source, file).body, () => undefined) !== null;
}
