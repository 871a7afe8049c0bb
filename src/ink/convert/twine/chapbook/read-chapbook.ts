import { parseTest, parseValue } from '../../expression/parse-value';
import { textOf } from '../../expression/value';
import { lost, onlyIf, setTo, type PassageNode } from '../passage/passage-nodes';
import { MARKDOWN_ITEMS, MARKDOWN_PAIRS, PassageReader } from '../passage/passage-reader';
import { CHAPBOOK, insertNodes, soundOf } from './inserts';
import { partNodes } from './modifiers';

const VARIABLES = /^(?<lines>[^]*?)^--[ \t]*(?:\n|$)/m;
const LINE =
  /^(?<name>[\p{L}_][\p{L}\d_.]*)[ \t]*(?:\((?<condition>.+)\)[ \t]*)?:(?<expression>.+)$/u;
const MODIFIER = /^\[(?!\[)(?<name>[^\]]+)\][ \t]*$/;
const INSERT = /\{(?<inside>(?:"[^"\n]*"|'[^'\n]*'|[^{}\n"']|['"])+?)\}/y;

/** Reads a passage of Chapbook: first its variables, then parts that modifiers begin. */
export function readChapbook(text: string): PassageNode[] {
  const head = VARIABLES.exec(text);
  const isHead = head !== null && isVariables(head.groups?.lines ?? '');
  const lines = isHead ? (head.groups?.lines ?? '').split('\n') : [];
  const body = isHead ? text.slice(head[0].length) : text;
  return [...lines.flatMap(variable), ...partNodes(partsOf(body.split('\n')), readText)];
}

function isVariables(lines: string): boolean {
  return lines.split('\n').every((line) => line.trim() === '' || line.includes(':'));
}

/** `coins: 3`, or `state (coins < 1): 'poor'`. */
function variable(line: string): PassageNode[] {
  const code = line.trim();
  if (code === '') return [];
  const { name, condition, expression } = LINE.exec(code)?.groups ?? {};
  if (name === undefined || expression === undefined || name.startsWith('config.')) {
    return [lost(code)];
  }
  const [, sound, of = ''] = /^sound\.(ambient|effect)\.(.+)\.url$/.exec(name) ?? [];
  const file = sound === undefined ? null : textOf(parseValue(expression.trim(), CHAPBOOK));
  if (sound !== undefined && file !== null) return [soundOf(sound, of, file, code)];
  const set = setTo(name, parseValue(expression.trim(), CHAPBOOK), code);
  return [condition === undefined ? set : onlyIf(parseTest(condition, CHAPBOOK), [set], code)];
}

/** Lines under their modifiers; a modifier lasts until the next one. */
function partsOf(lines: readonly string[]): { modifier: string; body: string }[] {
  const parts: { modifier: string; lines: string[] }[] = [{ modifier: '', lines: [] }];
  for (const line of lines) {
    const found = MODIFIER.exec(line)?.groups?.name;
    if (found === undefined) parts.at(-1)?.lines.push(line);
    else parts.push({ modifier: found.trim(), lines: [] });
  }
  const [first, ...rest] = parts;
  const isEmpty = first === undefined || first.lines.join('').trim() === '';
  return (isEmpty ? rest : parts).map((part) => ({
    modifier: part.modifier,
    body: part.lines.join('\n').replace(/^\s*\n|\s+$/g, ''),
  }));
}

function readText(text: string): PassageNode[] {
  return new ChapbookReader(text).read();
}

class ChapbookReader extends PassageReader {
  protected readSign(): boolean {
    if (this.readMarkdown()) return true;
    switch (this.text[this.at]) {
      case '{':
        return this.readInsert();
      case '[':
        return this.readBrackets();
      case '<':
        return this.readHtml();
      default:
        return this.readLineStart('#', MARKDOWN_ITEMS) || this.readPair(MARKDOWN_PAIRS);
    }
  }

  protected readonly inner = readText;

  private readInsert(): boolean {
    const match = this.match(INSERT);
    if (match === null) return false;
    const [code] = match;
    const inside = match.groups?.inside?.trim() ?? '';
    return this.take(this.at + code.length, ...insertNodes(inside, code, this.inner));
  }
}
