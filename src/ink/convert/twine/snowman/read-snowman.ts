import { parseTest, parseValue } from '../../expression/parse-value';
import { textOf } from '../../expression/value';
import { readScript, SCRIPT } from '../javascript/read-script';
import { rounds } from '../passage/counting-loop';
import {
  lost,
  print,
  toPassage,
  type Branch,
  type PassageNode,
  type Rounds,
} from '../passage/passage-nodes';
import { MARKDOWN_ITEMS, MARKDOWN_PAIRS, PassageReader } from '../passage/passage-reader';

const CODE = /<%(?<isPrinted>[=-]?)(?<code>[^]*?)%>/y;
/** `if (…) {`, `} else if (…) {`, `} else {` */
const HEAD = /^(?<isElse>\}\s*else\b\s*)?(?:if\s*\((?<condition>[^]*)\)\s*)?\{$/;
/** `s.bag.forEach(function (x) {`, `_.each(s.bag, (x) => {`, `for (var x of s.bag) {` */
const EACH =
  /^(?:(?<of>[\w.]+)\.forEach\(|_\.each\((?<other>[\w.]+),)\s*(?:function\s*)?\(?\s*(?<name>\w+)\s*\)?\s*(?:=>)?\s*\{$/;
const FOR_OF = /^for\s*\(\s*(?:var|let|const)\s+(?<name>\w+)\s+of\s+(?<of>[\w.]+)\s*\)\s*\{$/;
/** A condition that is all in one piece: `if (…) { s.x = 1; }` */
const WHOLE_IF =
  /^if\s*\((?<condition>(?:[^(){}]|\([^()]*\))*)\)\s*\{(?<body>[^{}]*)\}(?:\s*else\s*\{(?<other>[^{}]*)\})?$/;
/** `for (var i = 0; i < 3; i++) {` */
const FOR = /^for\s*\((?:var|let)?(?<given>[^{}]*)\)\s*\{$/;
/** `story.show("Hall")` */
const SHOW = /^(?:window\.)?story\.show\(\s*(["'])(?<target>.+?)\1\s*\);?$/;
const { '~~': _, ...PAIRS } = MARKDOWN_PAIRS;

/** Reads a passage of Snowman. */
export function readSnowman(text: string, version = ''): PassageNode[] {
  return new SnowmanReader(text, version).read();
}

class SnowmanReader extends PassageReader {
  constructor(
    text: string,
    private readonly version: string,
  ) {
    super(text);
  }

  /** Version 2 knows no Markdown, and of a link with a bar it shows the passage. */
  private get isPlain(): boolean {
    return this.version.startsWith('2');
  }

  protected readSign(): boolean {
    if (!this.isPlain && this.readMarkdown()) return true;
    switch (this.text[this.at]) {
      case '<':
        return this.readCode() || this.readHtml();
      case '[':
        return this.readBrackets(({ label, target, code }) =>
          this.isPlain && /^[^<>]*\|/.test(code) ? target : label,
        );
      default:
        if (this.isPlain) return false;
        return this.readLineStart('#', MARKDOWN_ITEMS) || this.readPair(PAIRS);
    }
  }

  protected readonly inner = (text: string): PassageNode[] => readSnowman(text, this.version);

  private readCode(): boolean {
    const found = codeAt(this.text, this.at);
    if (found === null) return false;
    const { code, isPrinted, whole, end } = found;
    if (isPrinted) return this.take(end, printed(code, whole));
    if (!code.endsWith('{')) return this.take(end, ...readStatements(code));
    const block = this.blockOf(found);
    // What is not closed decides about all that follows.
    const until = block?.end ?? this.text.length;
    return this.take(until, this.blockNode(block?.parts ?? [], this.text.slice(this.at, until)));
  }

  /** What a block contains, in the parts that `else` begins; null if it is not closed. */
  private blockOf({ code, end }: Code): { parts: Part[]; end: number } | null {
    const parts: Part[] = [];
    let [head, from, depth] = [code, end, 0];
    for (let at = this.text.indexOf('<%', end); at >= 0; at = this.text.indexOf('<%', at)) {
      const part = codeAt(this.text, at);
      if (part === null) return null;
      const isClosing = !part.isPrinted && part.code.startsWith('}');
      const isOpening = !part.isPrinted && part.code.endsWith('{');
      if (isClosing && depth === 0) {
        parts.push({ head, inside: this.text.slice(from, at) });
        if (!isOpening) return { parts, end: part.end };
        [head, from] = [part.code, part.end];
      } else depth += Number(isOpening) - Number(isClosing);
      at = part.end;
    }
    return null;
  }

  /** A condition or a loop; of what else decides about what is in it, nothing happens. */
  private blockNode(parts: readonly Part[], code: string): PassageNode {
    const [first, ...others] = parts;
    const loop = first && others.length === 0 ? loopIn(first.head) : null;
    if (first && loop) return { kind: 'each', ...loop, body: this.inner(first.inside), code };
    const branches = parts.flatMap(({ head, inside }, index): Branch[] => {
      const { isElse, condition } = HEAD.exec(head)?.groups ?? {};
      if ((isElse === undefined) !== (index === 0)) return [];
      if (condition === undefined && index === 0) return [];
      const test = condition === undefined ? null : parseTest(condition, SCRIPT);
      return [{ condition: test, body: this.inner(inside) }];
    });
    const isKnown = branches.length > 0 && branches.length === parts.length;
    return isKnown ? { kind: 'if', branches, code } : lost(code);
  }
}

/** A part of a block, with what begins it. */
interface Part {
  head: string;
  inside: string;
}

interface Code {
  code: string;
  isPrinted: boolean;
  whole: string;
  end: number;
}

function codeAt(text: string, at: number): Code | null {
  CODE.lastIndex = at;
  const match = CODE.exec(text);
  if (match === null) return null;
  const { code = '', isPrinted = '' } = match.groups ?? {};
  const end = at + match[0].length;
  return { code: code.trim(), isPrinted: isPrinted !== '', whole: match[0], end };
}

/** A value in the text, or another passage. */
function printed(code: string, whole: string): PassageNode {
  const value = parseValue(code.replace(/;$/, ''), SCRIPT);
  const isPassage = value?.kind === 'call' && /(?:^|\.)render$/.test(value.name);
  const target = isPassage ? textOf(value.given[0]) : null;
  return target === null ? print(value, whole) : { kind: 'include', target, code: whole };
}

function loopIn(code: string): Rounds | null {
  const { name, of, other } = (EACH.exec(code) ?? FOR_OF.exec(code))?.groups ?? {};
  const array = name === undefined ? null : parseValue(of ?? other ?? '', SCRIPT);
  if (name !== undefined && array !== null) return { name, of: array };
  const given = FOR.exec(code)?.groups?.given;
  return given === undefined ? null : rounds(given, SCRIPT);
}

/** Assignments are carried over; if anything else is among them, none is. */
function readStatements(code: string): PassageNode[] {
  const { condition, body, other } = WHOLE_IF.exec(code)?.groups ?? {};
  const target = SHOW.exec(code)?.groups?.target;
  const shown = `<% ${code} %>`;
  if (target !== undefined) return toPassage('goto', target, shown);
  const [nodes, others] = [body ?? code, other ?? ''].map((part) => readScript(part, shown));
  if (![...(nodes ?? []), ...(others ?? [])].every(({ kind }) => kind === 'set')) {
    return [lost(shown)];
  }
  if (condition === undefined) return nodes ?? [];
  const branches: Branch[] = [
    { condition: parseTest(condition, SCRIPT), body: nodes ?? [] },
    ...(other === undefined ? [] : [{ condition: null, body: others ?? [] }]),
  ];
  return [{ kind: 'if', branches, code: shown }];
}
