import { addedProblems } from '../../../base/problems/added-problems';
import { summaryOf } from '../../../base/problems/format-problems';
import type { Problem } from '../../../base/problems/problem';
import { listWords } from '../../../base/text/words';
import { plainFormOf } from '../../../config/cms-address';
import { parseDocument, type DocumentEnvironment } from '../../../docs/document/parse-document';
import { parseMarkdown } from '../../../docs/document/parse-markdown';
import { parseFrontmatter } from '../../../docs/frontmatter/parse-frontmatter';
import { parseGlossary } from '../../../docs/glossary/parse-glossary';
import { parseRedirects } from '../../../docs/redirects/parse-redirects';
import { parseReference } from '../../../docs/reference/parse-reference';
import { parseSidebars } from '../../../docs/sidebar/parse-sidebars';
import { ORIGINAL, type EditableData } from '../../editing/editable-data';
import { placelessKeys } from '../../editing/editable-page';
import { readYaml } from '../../editing/editable-yaml';
import { shapeOf } from '../../editing/yaml-shapes';
import { labelOf } from '../fields/page-fields';
import { textOfForm } from '../kit/form-text';
import { checkPlain } from './check-plain';
import { placesInForm } from './place-in-form';

/** What a page is called that has no file yet: no other entries are new. */
export const NEW_PAGE = 'The new page';

/** The style of a text, and which pictures exist, cannot break it. */
const environment: DocumentEnvironment = {
  highlight: (code) => [code],
  knowsLanguage: () => true,
  measureImage: () => ({ width: 1, height: 1 }),
};

/**
 * Throws if saving would break a file, with every new problem and its line; problems that the file already had do not
 * count. `file` is relative to the project.
 */
export function checkBeforeSave(file: string, data: EditableData): void {
  if (file.endsWith('/announcement.json')) checkAnnouncement(file, data);
  requirePlaces(file, data);
  const added = problemsOfSaving(file, data);
  if (added.length === 0) return;
  const summary = summaryOf(added.map((problem) => ({ ...problem, stopsSaving: true })));
  throw new Error(`${file} was not saved, because of ${summary}. ${listOf(added, file, data)}`);
}

/** The problems in a form with which it is not saved: those that would break its file, and are new. */
export function problemsOfSaving(file: string, data: EditableData): Problem[] {
  const original = typeof data[ORIGINAL] === 'string' ? data[ORIGINAL] : null;
  const text = textOfForm(file, data);
  const now = problemsIn(file, text);
  // If a text cannot be read, only the first reason is known: the next one is not new just because the first was
  // fixed.
  const wasRead = original === null || isReadable(file, original);
  const before =
    original === null ? [] : [...problemsIn(file, original), ...bodyProblemsIn(file, original)];
  const after = [...now, ...(wasRead ? bodyProblemsIn(file, text) : [])];
  return addedProblems(before, after).filter(({ severity }) => severity === 'error');
}

/** An announcement without text would be switched on but invisible. */
function checkAnnouncement(file: string, { isShown, text }: EditableData): void {
  if (isShown !== true || (typeof text === 'string' && text.trim() !== '')) return;
  throw new Error(
    `${file} was not saved: the bar is switched on and has no words. Fill in “Text”, or switch “Shown” off.`,
  );
}

/** The value of a field that could not be written must not seem to be saved. */
function requirePlaces(file: string, data: EditableData): void {
  const fields = placelessKeys(data).map((key) => `“${labelOf(key)}”`);
  if (fields.length === 0) return;
  const problems = problemsIn(file, textOfForm(file, data));
  throw new Error(
    `${file} was not saved: its frontmatter is broken, so ${listWords(fields)} could not be written. Fix the lines between --- at the top of “Text” first. ${listOf(problems, file, data)}`,
  );
}

function listOf(problems: readonly Problem[], file: string, data: EditableData): string {
  const placeOf = isPage(file) ? placesInForm(data) : ({ line }: Problem) => `Line ${line}`;
  return problems
    .map((problem) => `${placeOf(problem)}: ${problem.message} ${problem.hint}`)
    .join(' ');
}

function isPage(file: string): boolean {
  return file.endsWith('.mdx') || file === NEW_PAGE;
}

function problemsIn(file: string, source: string): readonly Problem[] {
  if (isPage(file)) return parseFrontmatter(source, file).problems;
  if (plainFormOf(file) !== null) return checkPlain(file, source);
  // Its format rejects a file that cannot be read, with its own message.
  if (!file.endsWith('.yaml') || '(broken)' in readYaml(source, shapeOf(file))) return [];
  if (file.endsWith('/redirects.yaml')) return parseRedirects(source, file).problems;
  if (file.endsWith('/glossary.yaml')) return parseGlossary(source, file).problems;
  if (file.includes('/reference/')) return parseReference([{ file, source }]).problems;
  return parseSidebars(source, file).problems;
}

/** The problems in the text of a page, without other files. */
function bodyProblemsIn(file: string, source: string): readonly Problem[] {
  if (!isPage(file)) return [];
  return parseDocument(parseFrontmatter(source, file).body, file, environment).problems;
}

function isReadable(file: string, source: string): boolean {
  if (!isPage(file)) return true;
  return parseMarkdown(parseFrontmatter(source, file).body, () => undefined) !== null;
}
