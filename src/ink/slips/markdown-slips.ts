import { FAR } from './ink-line';
import { slipAt, slipOfLine, slipToRewrite, type Around, type Recogniser } from './slip';

const ROW = /^\s*\|(?<cells>.*\|.*)$/u;
const RULE = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+\|?\s*$/u;
const MENDED = /^\s*\[(?:table|header|row)\b/u;

/** The rows of a table. */
export const findTable: Recogniser = (line, { lines, index }) => {
  const { code } = line;
  const before = lines[index - 1]?.code ?? '';
  const after = lines[index + 1]?.code ?? '';
  if (RULE.test(code)) {
    if (MENDED.test(before)) return slipOfLine('needless', line, '');
    return before.includes('|') ? slipToRewrite('needless', code.trim()) : null;
  }
  if (!code.includes('|')) return null;
  if (RULE.test(after)) {
    const mended = `[header]${cellsOf(code)}[/header]<>`;
    return { ...slipOfLine('table', line, `[table]<>\n${mended}`), mended };
  }
  if (!isInTable(lines, index)) return null;
  const isLast = !after.includes('|');
  return slipOfLine('table', line, `[row]${cellsOf(code)}[/row]<>${isLast ? '\n[/table]' : ''}`);
};

function cellsOf(row: string): string {
  const bare = row.trim().replace(/^\|/, '').replace(/\|$/, '');
  const cells = bare.split(/(?<!\\)\|/u).map((cell) => cell.trim());
  // An empty cell would swallow the next row.
  return cells.map((cell) => (cell === '' ? ' ' : cell)).join('[ ]');
}

/** More rows than a table of a story has. */
const MOST_ROWS = 60;

function isInTable(lines: Around['lines'], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - MOST_ROWS); at -= 1) {
    const { code = '' } = lines[at] ?? {};
    if ((code.includes('--') && RULE.test(code)) || MENDED.test(code)) return true;
    if (code.trim() !== '' && !ROW.test(code) && !code.includes('|')) return false;
    if (code.trim() === '' && !MENDED.test(lines[at - 1]?.code ?? '')) return false;
  }
  return false;
}

/** `[^1]`, a footnote. */
export const findFootnote: Recogniser = (line) => {
  const mark = /(?<!\\)\[\^[\w-]{1,12}\]/u.exec(line.code);
  return mark === null || line.kind === 'logic' ? null : slipToRewrite('footnote', mark[0]);
};

const TASK = /^(?<indent>\s*)[-*+]\s*\[(?<mark>[ xX])\]\s+(?<words>[^\s\][].*)$/u;

/** `- [ ] find the key`, an item to tick. */
export const findTask: Recogniser = (line, { lines, index }) => {
  const { indent = '', mark = '', words = '' } = TASK.exec(line.code)?.groups ?? {};
  if (words === '') return null;
  // `* [x] …` may be a choice of one letter.
  const isListed = [lines[index - 1], lines[index + 1]].some(
    (next) => /^\s*[☐☑]/u.test(next?.code ?? '') || TASK.test(next?.code ?? ''),
  );
  if (mark !== ' ' && line.kind === 'choice' && !isListed) return null;
  return slipOfLine('task', line, `${indent}${mark === ' ' ? '☐' : '☑'} ${words}`);
};

/** What the engine reads of a game’s details. */
const DETAILS = new Set(['title', 'author', 'cover', 'theme', 'font']);
/** More lines than front matter has. */
const MOST_FIELDS = 40;
const FENCE = /^\s*-{3,}\s*$/u;
const FIELD = /^\s*(?:#\s*)?(?<name>[A-Za-z][\w-]*)\s*:(?:\s+(?<value>.*?))?\s*$/u;
const DONE = /^\s*(?:#|\/\/)/u;

/** The lines between two `---` at the top, as in Markdown. */
export const findFrontMatter: Recogniser = (line, { lines, index }) => {
  if (index >= MOST_FIELDS) return null;
  const end = lines.slice(0, MOST_FIELDS).findIndex(({ code }, at) => at > 0 && FENCE.test(code));
  if (index > end) return null;
  const hasStart = FENCE.test(lines[0]?.code ?? '');
  const fields = lines
    .slice(hasStart ? 1 : 0, end)
    .map(({ text }) => text)
    .filter((text) => text.trim() !== '');
  const isOpen = (text: string) => !DONE.test(text) && FIELD.test(text);
  const isMatter =
    fields.length > 0 &&
    fields.every((text) => DONE.test(text) || FIELD.test(text)) &&
    (hasStart ||
      fields.some((text) => DETAILS.has(FIELD.exec(text)?.groups?.name ?? '')) ||
      fields.every((text) => DONE.test(text)));
  if (!isMatter) return null;
  if (FENCE.test(line.code))
    // The fields above can only be recognized while this line is there.
    return index === 0 || !fields.some(isOpen)
      ? slipOfLine('needless', line, '')
      : slipToRewrite('needless', line.code.trim());
  const { name = '', value = '' } = FIELD.exec(line.text)?.groups ?? {};
  if (name === '' || DONE.test(line.text)) return null;
  const isTag = DETAILS.has(name.toLowerCase()) && value !== '';
  const bare = value.replace(/^(?<quote>["'])(?<words>.*)\k<quote>$/u, '$<words>');
  const right = isTag ? `# ${name.toLowerCase()}: ${bare}` : `// ${line.text.trim()}`;
  return slipOfLine('frontMatter', line, right);
};

/** The first and the last line of a comment of HTML. */
export const findLongComment: Recogniser = (line, { lines, index }) => {
  const { text } = line;
  const start = text.indexOf('<!--');
  if (start >= 0 && !text.includes('-->', start)) {
    const isEnded = lines
      .slice(index + 1, index + FAR)
      .some(({ text: below }) => below.includes('-->'));
    return isEnded ? slipAt('comment', line, [start, '<!--', '/*']) : null;
  }
  const end = text.indexOf('-->');
  if (end < 0 || start >= 0) return null;
  const above = lines.slice(Math.max(0, index - FAR), index).map((one) => one.text);
  const opened = above.findLastIndex((one) => /<!--|\/\*/u.test(one));
  if (opened < 0) return null;
  const since = above.slice(opened).join('\n') + text.slice(0, end);
  const isOpen = !since.includes('-->') && !since.includes('*/');
  const isClosed = lines.slice(index, index + FAR).some(({ text: below }) => below.includes('*/'));
  return isOpen && !isClosed ? slipAt('comment', line, [end, '-->', '*/']) : null;
};
