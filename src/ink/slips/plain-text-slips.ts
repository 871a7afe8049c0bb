import { isExpression } from './logic-slips';
import { FAR, typesAt, type InkLine } from './ink-line';
import { slipAt, slipOfLine, type Around, type Recogniser, type Slip } from './slip';

const ADDRESS = /\b(?<scheme>https?|ftp|file|wss?):\/\//gi;

/** A web address, whose slashes begin a comment. */
export const findAddress: Recogniser = (line) => {
  const first = [...line.text.matchAll(ADDRESS)].find(({ index, 0: text }) => {
    const slashes = index + text.length - 2;
    const isStart =
      typesAt(line, slashes).includes('comment') && !typesAt(line, index).includes('comment');
    return isStart;
  });
  if (first === undefined) return null;
  const written =
    /^[^\s\]]*?(?=[.,;:!?)\]>"”]*(?:\s|\]|$))/.exec(line.text.slice(first.index))?.[0] ?? first[0];
  return slipAt('address', line, [first.index, written, written.replace('://', ':/\\/')]);
};

/** `C#`, `#4` and colours, where a tag begins. */
export const findNumberSign: Recogniser = (line) => {
  for (const { index } of line.code.matchAll(/#/g)) {
    if (line.kind === 'logic' || line.kind === 'declaration') continue;
    const types = typesAt(line, index);
    const isTag = types.includes('tag') || types.includes('markup');
    if (!isTag || line.code[index - 1] === '\\') continue;
    const rest = line.code.slice(index + 1);
    const isColour =
      /^[\da-f]{3,8}\b/i.test(rest) && /[=:]\s*["']?$/.test(line.code.slice(0, index));
    const isNumber = /^\d+(?![\w:])/.test(rest) && line.code.slice(0, index).trim() !== '';
    const isLetter =
      /(?<![\p{L}\d])[A-Z]$/u.test(line.code.slice(0, index)) && /^(?:\s|$|[.,;!?])/.test(rest);
    if (isColour || isNumber || isLetter) {
      const word = /^#[\w]*/.exec(line.code.slice(index))?.[0] ?? '#';
      return slipAt('hash', line, [index, word, `\\${word}`]);
    }
  }
  return null;
};

/** A row of signs between two scenes, which ink reads as choices, gathers, a knot or logic. */
export const findSceneBreak: Recogniser = (line, { lines, index }) => {
  const text = line.code.trim();
  const isRow =
    /^(?:(?:\*\s*){2,}|(?:\+\s*){3,}|(?:-\s*){3,}|(?:=\s*){3,}|(?:~\s*){2,}|#{2,}|(?:\*\s*){1,})$/u.test(
      text,
    ) &&
    (text.length > 1 || text === '');
  const isGather = text.startsWith('-') && isNested(lines, index, 3);
  if (!isRow || isGather || isWeave(lines[index + 1]?.code)) return null;
  return slipOfLine('sceneBreak', line, `\\${text}`);
};

/** Whether the next line gives a lonely bullet its words. */
function isWeave(next = ''): boolean {
  return /^\s{4,}\S/.test(next) && /^\s*[[{]/.test(next);
}

/** Something to do in a list that other languages mark with dashes, and no sentence: probably a choice. */
const isItem = (line: InkLine | undefined): boolean =>
  line?.kind === 'gather' &&
  /^\s*- ?(?!TODO\b)\p{Lu}(?:(?!->)[^{}])*[^.!?…:;,”"»\s{}]\s*$/u.test(line.code);

/** A line below an item that tells what comes of it. */
const isBelowItem = ({ kind, code }: InkLine): boolean => kind === 'text' && /^\s+\S/.test(code);

/** A list from this line on, whose items begin with dashes: with stars, they would be choices. */
function dashedList(line: InkLine, { lines, index }: Around): Slip | null {
  const below = lines.slice(index, index + FAR);
  const end = below.findIndex((one) => !isItem(one) && !isBelowItem(one));
  const list = end === -1 ? below : below.slice(0, end);
  const count = list.findLastIndex(isItem) + 1;
  const items = list.slice(0, count);
  if (items.filter(isItem).length < 2) return null;
  const starred = items.map((one) => (isItem(one) ? one.text.replace('-', '*') : one.text));
  const [first = ''] = starred;
  // All in one go: below a choice, a dash is right.
  return { ...slipOfLine('bullet', line, first, true), is: starred.join('\n'), count };
}

/** A dash that begins a spoken line or a list, where there are no choices to gather. */
export const findDialogueDash: Recogniser = (line, around) => {
  const { lines, index } = around;
  if (line.kind !== 'gather') return null;
  const words = /^(?<indent>\s*)-\s*(?<words>["“„«‘']?\p{L}.*)$/u.exec(line.code)?.groups?.words;
  if (words === undefined || /->|:\s*$/.test(words)) return null;
  if (line.parts.some(({ types }) => types.includes('braces') || types.includes('label')))
    return null;
  for (let at = index - 1; at >= Math.max(0, index - FAR); at -= 1) {
    const { kind, code = '' } = lines[at] ?? {};
    if (kind === 'choice' || (kind === 'block' && /^\s*\{/.test(code)) || /(?<!\\)[{}]/.test(code))
      return null;
    if (kind === 'header') break;
  }
  const above = lines.slice(Math.max(0, index - FAR), index).findLast((one) => !isBelowItem(one));
  if (isItem(line) && isItem(above)) return null;
  const list = isItem(line) ? dashedList(line, around) : null;
  if (list !== null) return list;
  const isBesideAnother = [lines[index - 1], lines[index + 1]].some(
    (next) => next !== undefined && /^\s*\\?-(?!>)\s*["“„«‘']?\p{L}/u.test(next.code),
  );
  if (!isBesideAnother && !/^["“„«‘']|[?!…]/u.test(words)) return null;
  const written = line.text.trim();
  return slipAt('dash', line, [line.code.indexOf('-'), written, `\\${written}`], true);
};

/** A line of text that begins with `~`, `+1` or `-5`. */
export const findSignAtStart: Recogniser = (line, { names }) => {
  const { code } = line;
  if (line.kind === 'logic') {
    const rest = code.replace(/^\s*~\s*/, '').trim();
    const isProse =
      /^\p{L}[\p{L}\d'’,.!? -]*\s[\p{L}\d'’,.!? -]+~?$/u.test(rest) &&
      !isExpression(rest) &&
      !/^(?:temp|return|if|set|let|var|goto|go to|call|do)\b/.test(rest) &&
      !names.variables.has(rest.split(/\W/)[0] ?? '');
    return isProse ? slipOfLine('sign', line, `\\${line.text.trim()}`) : null;
  }
  return /^\s*[+-]\d/.test(code) && /[a-z°]/i.test(code)
    ? slipOfLine('sign', line, `\\${line.text.trim()}`, true)
    : null;
};

/** A vertical bar outside of braces. */
export const findBar: Recogniser = (line) => {
  if (line.kind !== 'text' && line.kind !== 'choice' && line.kind !== 'gather') return null;
  const bars = [...line.code.matchAll(/(?<!\\)\|/g)].filter(({ index }) => {
    const types = typesAt(line, index);
    return (
      !types.some((type) =>
        ['braces', 'logic', 'markup', 'alternative', 'condition', 'tag'].includes(type),
      ) && balanced(line.code.slice(0, index))
    );
  });
  if (bars.length === 0 || bars.length > 6) return null;
  let is = line.text;
  for (const { index } of bars.reverse()) is = `${is.slice(0, index)}\\${is.slice(index)}`;
  return { ...slipOfLine('bar', line, is), written: '|', mended: '\\|' };
};

function balanced(text: string): boolean {
  return (text.match(/\{/g)?.length ?? 0) <= (text.match(/\}/g)?.length ?? 0);
}

/** Comments of other languages. */
export const findComment: Recogniser = (line, { lines, index }) => {
  const { code, text } = line;
  const html = /<!--\s*(?<words>(?:(?!--\\>).)*?)\s*(?:--!?>|$)/u.exec(code);
  if (html !== null)
    return slipAt('comment', line, [html.index, html[0], `// ${html.groups?.words ?? ''}`]);
  const block = /\{#\s*(?<words>.*?)\s*#\}|\(\*\s*(?<stars>.*?)\s*\*\)/u.exec(code);
  if (block !== null)
    return slipAt('comment', line, [
      block.index,
      block[0],
      `/* ${block.groups?.words ?? block.groups?.stars ?? ''} */`,
    ]);
  const other = /^\s*(?:;+|REM\b|%%?|--(?!>))\s*(?<words>\p{L}.*)$/u.exec(code);
  if (
    other !== null &&
    (line.kind === 'text' || code.trimStart().startsWith('--')) &&
    !/^\s*--\s*\(/.test(code)
  )
    return isNested(lines, index, 2)
      ? null
      : slipOfLine('comment', line, `// ${other.groups?.words ?? ''}`, true);
  const hash = /^\s*#\s+(?<words>\p{L}[^:#]*\s[^:#]*)$/u.exec(code);
  const isSentence = hash !== null && (hash.groups?.words ?? '').trim().split(/\s+/).length >= 3;
  return isSentence && !/["{}[\]=]/.test(code)
    ? slipOfLine('hashComment', line, `// ${text.replace(/^\s*#\s*/, '')}`, true)
    : null;
};

/** Whether there are choices above that are nested so deep that dashes can gather them. */
function isNested(lines: Around['lines'], index: number, depth: number): boolean {
  const nested = new RegExp(String.raw`^\s*(?:[*+]\s*){${depth}}`);
  for (let at = index - 1; at >= Math.max(0, index - FAR); at -= 1) {
    const { kind, code = '' } = lines[at] ?? {};
    if (kind === 'header') return false;
    if (nested.test(code)) return true;
  }
  return false;
}
