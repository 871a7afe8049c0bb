import { parseTest, parseValue } from '../../expression/parse-value';
import type { Value } from '../../expression/value';
import { readScript, SCRIPT } from '../javascript/read-script';
import { rounds } from '../counting-loop';
import type { Branch, PassageNode } from '../passage-nodes';
import { PassageReader } from '../passage-reader';

const CODE = /<%(?<isPrinted>[=-]?)(?<code>[^]*?)%>/y;
const IF = /^if\s*\((?<condition>[^]*)\)\s*\{$/;
const ELSE_IF = /^\}\s*else\s+if\s*\((?<condition>[^]*)\)\s*\{$/;
const ELSE = /^\}\s*else\s*\{$/;
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
const PAIRS = { '**': 'strong', __: 'strong', '*': 'em', _: 'em' };

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
    switch (this.text[this.at]) {
      case '<':
        return this.readCode() || this.readHtml();
      case '[':
        return this.readBrackets(({ label, target, code }) =>
          this.isPlain && /^[^<>]*\|/.test(code) ? target : label,
        );
      default:
        if (this.isPlain) return false;
        return this.readLineStart('#', /(?:[*+-]|\d+[.)]|>+)[ \t]+/y) || this.readPair(PAIRS);
    }
  }

  protected inner(text: string): PassageNode[] {
    return readSnowman(text, this.version);
  }

  private readCode(): boolean {
    const found = codeAt(this.text, this.at);
    if (found === null) return false;
    const { code, isPrinted, whole, end } = found;
    if (isPrinted) return this.take(end, printed(code, whole));
    const condition = IF.exec(code)?.groups?.condition;
    if (condition !== undefined) return this.readIf(condition, whole, end);
    const each = (EACH.exec(code) ?? FOR_OF.exec(code))?.groups;
    const array = each && parseValue(each.of ?? each.other ?? '', SCRIPT);
    const loop = each && array ? { name: each.name ?? '', of: array } : countingIn(code);
    if (code.endsWith('{')) return this.readBlock(loop, whole, end);
    return this.take(end, ...readStatements(code));
  }

  private readIf(condition: string, code: string, end: number): true {
    const branches: Branch[] = [];
    let head = { condition: parseTest(condition, SCRIPT) as Value | null, code };
    let from = end;
    for (let at = end; ;) {
      const part = this.closing(at);
      if (part === null) break;
      branches.push({ ...head, body: this.inner(this.text.slice(from, part.at)) });
      if (part.code === '}') {
        const whole = this.text.slice(this.at, part.end);
        return this.take(part.end, { kind: 'if', branches, code: whole });
      }
      const next = ELSE_IF.exec(part.code)?.groups?.condition;
      if (next === undefined && !ELSE.test(part.code)) break;
      head = { condition: next === undefined ? null : parseTest(next, SCRIPT), code: part.whole };
      from = part.end;
      at = part.end;
    }
    // What is not closed decides about all that follows.
    return this.take(this.text.length, { kind: 'lost', code, whole: this.text.slice(this.at) });
  }

  /** A loop, or something else that decides about what is in it: then nothing of it happens. */
  private readBlock(loop: { name: string; of: Value } | null, code: string, end: number): true {
    const close = this.closing(end);
    const until = close?.end ?? this.text.length;
    if (close === null || loop === null) {
      return this.take(until, { kind: 'lost', code, whole: this.text.slice(this.at, until) });
    }
    const body = this.inner(this.text.slice(end, close.at));
    return this.take(until, { kind: 'each', ...loop, body, code });
  }

  /** The code that closes a block, or goes on with `else`, after a place. */
  private closing(from: number): (Code & { at: number }) | null {
    let depth = 0;
    for (let at = this.text.indexOf('<%', from); at >= 0; at = this.text.indexOf('<%', at)) {
      const part = codeAt(this.text, at);
      if (part === null) return null;
      const isClosing = !part.isPrinted && part.code.startsWith('}');
      if (isClosing && depth === 0) return { ...part, at };
      if (isClosing && !part.code.endsWith('{')) depth -= 1;
      else if (!isClosing && !part.isPrinted && part.code.endsWith('{')) depth += 1;
      at = part.end;
    }
    return null;
  }
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
  const [target] = value?.kind === 'call' ? value.given : [];
  const isPassage = value?.kind === 'call' && /(?:^|\.)render$/.test(value.name);
  return isPassage && target?.kind === 'literal'
    ? { kind: 'include', target: String(target.is), code: whole }
    : { kind: 'print', value, code: whole };
}

function countingIn(code: string): { name: string; of: Value } | null {
  const given = FOR.exec(code)?.groups?.given;
  return given === undefined ? null : rounds(given, SCRIPT);
}

/** Assignments are carried over; if anything else is among them, none is. */
function readStatements(code: string): PassageNode[] {
  const { condition, body, other } = WHOLE_IF.exec(code)?.groups ?? {};
  const target = SHOW.exec(code)?.groups?.target;
  const shown = `<% ${code} %>`;
  if (target !== undefined) return [{ kind: 'goto', target, code: shown }];
  const nodes = readScript(body ?? code, shown);
  const others = readScript(other ?? '', shown);
  if ([...nodes, ...others].some(({ kind }) => kind !== 'set')) {
    return [{ kind: 'lost', code: shown }];
  }
  if (condition === undefined) return nodes;
  const branches: Branch[] = [
    { condition: parseTest(condition, SCRIPT), body: nodes, code: shown },
  ];
  if (other !== undefined) branches.push({ condition: null, body: others, code: shown });
  return [{ kind: 'if', branches, code: shown }];
}
