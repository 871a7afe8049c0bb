import { isMap, parseDocument } from 'yaml';
import { frontmatterFields, type FrontmatterKey } from '../../docs/frontmatter/frontmatter-fields';
import { BROKEN, ORIGINAL, PLACEHOLDERS, type EditableData } from './editable-data';
import { patchYaml } from './patch-yaml';

/** What an editor shows for null, which forms do not support. */
export const NONE = '(none)';

const PARTS = /^(?<open>\uFEFF?---[^\S\n]*\n)(?<yaml>[\s\S]*?)(?<close>^---[^\S\n]*(?:\n|$))/m;
const BODY = /^(?<lead>(?:[^\S\n]*\n)*)(?<text>[\s\S]*?)(?<tail>\s*)$/;
const TITLE_LINE = /^title:[^\S\n]*(?<words>\S.*)$/m;
const keys = Object.keys(frontmatterFields) as FrontmatterKey[];

/**
 * Reads an MDX file for a form: its frontmatter values, its text as `body`, and the source itself, so that
 * `writePage` can leave unchanged parts alone. If the frontmatter cannot be read, the whole file becomes the body;
 * lists then name it by `file`, or by its title line if the file is unknown.
 */
export function readPage(source: string, file?: string): EditableData {
  const parts = partsOf(source);
  const document = parts && parseDocument(parts.yaml);
  if (
    parts === null ||
    document === null ||
    document.errors.length > 0 ||
    !isMap(document.contents)
  ) {
    const name = file ?? TITLE_LINE.exec(source)?.groups?.words ?? '';
    // Forms require both; neither is written.
    const placeholders = {
      title: `(broken frontmatter) ${name}`.trimEnd(),
      description: '(broken frontmatter)',
    };
    return {
      ...placeholders,
      [PLACEHOLDERS]: placeholders,
      body: withLf(source),
      [ORIGINAL]: source,
      [BROKEN]: true,
    };
  }
  const values = Object.entries(document.toJS() as EditableData).map(([key, value]) => [
    key,
    value === null && typeOf(key) === 'docIdOrNull' ? NONE : value,
  ]);
  const defaults = keys.flatMap((key) => {
    const value = defaultOf(key);
    return value === undefined ? [] : [[key, value]];
  });
  return {
    ...(Object.fromEntries([...defaults, ...values]) as EditableData),
    body: bodyOf(parts.body).text,
    [ORIGINAL]: source,
  };
}

/** Writes form values back to the file they came from, or to a new one. */
export function writePage(data: EditableData): string {
  const original = data[ORIGINAL];
  const source = typeof original === 'string' ? original : '---\n---\n\n\n';
  const text = typeof data.body === 'string' ? data.body : '';
  if (data[BROKEN] === true) {
    const written = text === withLf(source) ? source : withEolOf(source, text);
    const filled = filledKeys(data).map((key) => [key, data[key]] as const);
    const mended = readPage(written);
    if (filled.length === 0 || mended[BROKEN] === true) return written;
    return writePage({ ...mended, ...Object.fromEntries(filled) });
  }
  const parts = partsOf(source) ?? { open: '---\n', yaml: '', close: '---\n', body: '\n\n' };
  const frontmatter = patchYaml(parts.yaml, frontmatterOf(data, parts.yaml), keys);
  return parts.open + frontmatter + closeOf(parts.close, text) + withBody(parts.body, text, source);
}

/**
 * Fields that were filled in for a page with broken frontmatter: they cannot be stored until the frontmatter can be
 * read again.
 */
export function placelessKeys(data: EditableData): FrontmatterKey[] {
  return data[BROKEN] === true && readPage(writePage(data))[BROKEN] === true
    ? filledKeys(data)
    : [];
}

/** The fields that were given a value, other than one that goes without saying. */
export function filledKeys(data: EditableData): FrontmatterKey[] {
  const placeholders = (data[PLACEHOLDERS] ?? {}) as EditableData;
  return keys.filter((key) => {
    const value = data[key];
    return value !== undefined && value !== placeholders[key] && !isUnsaid(key, value);
  });
}

/** How many lines come before the text when the form writes the page. */
export function linesAboveText(data: EditableData): number {
  if (data[BROKEN] === true) return 0;
  const parts = partsOf(writePage(data));
  if (parts === null) return 0;
  const above = parts.open + parts.yaml + parts.close + bodyOf(parts.body).lead;
  return above.split('\n').length - 1;
}

function frontmatterOf(data: EditableData, yaml: string): EditableData {
  const before = (parseDocument(yaml).toJS() ?? {}) as EditableData;
  const values = Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'body' || key === ORIGINAL || key === BROKEN || key === PLACEHOLDERS) return [];
    if (!Object.hasOwn(frontmatterFields, key) && !Object.hasOwn(before, key)) return [];
    const written = value === NONE ? null : value;
    if (written === null && typeOf(key) === 'docIdOrNull') return [[key, null]];
    // A value that the form leaves empty was not given.
    if (!Object.hasOwn(before, key) && isUnsaid(key, written)) return [];
    const isEmptied = written === undefined || written === null || written === '';
    return isEmptied && !(Object.hasOwn(before, key) && before[key] === written)
      ? []
      : [[key, written]];
  });
  const rank = (key: string) => keys.indexOf(key as FrontmatterKey);
  return Object.fromEntries(values.sort(([one], [other]) => rank(one) - rank(other)));
}

function isUnsaid(key: string, value: unknown): boolean {
  const isEmpty = value === undefined || value === null || value === '' || value === false;
  const isEmptyList = Array.isArray(value) && value.length === 0;
  const usual = defaultOf(key);
  return usual === undefined ? isEmpty || isEmptyList : value === usual;
}

function defaultOf(key: string): boolean | undefined {
  if (!Object.hasOwn(frontmatterFields, key)) return undefined;
  const field = frontmatterFields[key as FrontmatterKey];
  return 'default' in field ? field.default : undefined;
}

function typeOf(key: string): string | null {
  return Object.hasOwn(frontmatterFields, key)
    ? frontmatterFields[key as FrontmatterKey].type
    : null;
}

function partsOf(source: string) {
  const match = source.replace(/^\uFEFF/, '').startsWith('---') ? PARTS.exec(source) : null;
  if (match?.index !== 0) return null;
  const { open = '', yaml = '', close = '' } = match.groups ?? {};
  return { open, yaml, close, body: source.slice(match[0].length) };
}

function bodyOf(body: string) {
  const { lead = '', text = '', tail = '' } = BODY.exec(body)?.groups ?? {};
  return { lead, text: withLf(text), tail };
}

function withBody(before: string, text: string, source: string): string {
  const { lead, text: textBefore, tail } = bodyOf(before);
  if (text === textBefore) return before;
  const trimmed = text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
  const isBare = textBefore === '';
  return withEolOf(
    source,
    `${isBare ? '\n' : withLf(lead)}${trimmed}${isBare ? '\n' : withLf(tail)}`,
  );
}

/** A fence at the very end of a file needs its own line once text follows. */
function closeOf(close: string, text: string): string {
  return close.endsWith('\n') || text === '' ? close : `${close}\n`;
}

function withLf(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function withEolOf(source: string, text: string): string {
  return source.includes('\r\n') ? withLf(text).replaceAll('\n', '\r\n') : text;
}
