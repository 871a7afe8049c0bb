import { assignments } from './assignments';
import { pictureNode } from './html-markup';
import { linkAt, readLink } from './link-markup';
import type { Branch, PassageNode } from './passage-nodes';
import { PassageReader } from './passage-reader';

const MACRO =
  /<<(?<end>\/?)(?<name>[a-z][\w-]*|[=-])(?<given>(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|>(?!>)|[^>"'])*)>>/iy;
const VARIABLE = /[$_][A-Za-z_]\w*(?<more>(?:\.\w|\[)?)/y;
const PICTURE = /\[<?>?img\[(?:[^|\]]*\|)?(?<src>[^\]]+)\](?:\[[^\]]*\])*\]/iy;
const PAIRS = { "''": 'b', '//': 'i', __: 'u', '==': 's', '^^': 'sup', '~~': 'sub' };
/** Macros whose contents are code, or have no place in ink. */
const CODE = new Set(['script', 'widget', 'replace', 'append', 'prepend', 'remove']);

/** Reads a passage of SugarCube. */
export function readSugarCube(text: string): PassageNode[] {
  return new SugarCubeReader(text).read();
}

class SugarCubeReader extends PassageReader {
  protected readSign(): boolean {
    const { text, at } = this;
    switch (text[at]) {
      case '<':
        return this.readMacro() || this.readHtml();
      case '[':
        return this.readPicture() || this.readLink();
      case '$':
        return this.readVariable();
      case '_':
        return this.readPair(PAIRS) || this.readVariable();
      case '{':
        return this.readVerbatim();
      case '/':
        return this.readComment('/*', '*/') || this.readComment('/%', '%/') || this.readPair(PAIRS);
      case '\\':
        return this.readJoin();
      default:
        return this.readPair(PAIRS);
    }
  }

  protected inner(text: string): PassageNode[] {
    return readSugarCube(text);
  }

  private readMacro(): boolean {
    const macro = macroAt(this.text, this.at);
    if (macro === null) return false;
    const { name, given, code, end, isEnd } = macro;
    // The end of what was left out needs no words.
    if (isEnd) return this.take(end);
    switch (name) {
      case 'set':
        return this.take(end, ...readSet(given));
      case 'if':
        return this.readIf(given, code, end);
      case 'print':
      case '=':
      case '-':
        return this.take(end, { kind: 'print', expression: given, code });
      case 'goto':
        return this.take(end, targetNode('goto', given, code));
      case 'include':
      case 'display':
        return this.take(end, targetNode('include', given, code));
      case 'link':
      case 'button':
        return this.readLinkMacro(given, code, end, name);
      case 'silently':
        return this.readSilently(code, end);
      case 'nobr':
        return this.take(end);
      default:
        return CODE.has(name) ? this.takeCode(name, end) : this.take(end, { kind: 'lost', code });
    }
  }

  /** A macro with all that it contains, as it is. */
  private takeCode(name: string, end: number): true {
    const close = closeOf(this.text, end, name) ?? { from: end, end };
    return this.take(close.end, { kind: 'lost', code: this.text.slice(this.at, close.end) });
  }

  private readIf(condition: string, code: string, end: number): true {
    const close = closeOf(this.text, end, 'if');
    if (close === null) return this.take(end, { kind: 'lost', code });
    const branches: Branch[] = [];
    let head = { condition: condition as string | null, code };
    let from = end;
    const finish = (to: number): void => {
      branches.push({ ...head, body: readSugarCube(this.text.slice(from, to)) });
    };
    for (const macro of ownMacros(this.text, end, close.from, 'if')) {
      const isElse = macro.name === 'else' && !/^\s*if\b/.test(macro.given);
      if (!isElse && !['elseif', 'else'].includes(macro.name)) continue;
      finish(macro.at);
      const given = macro.given.trim().replace(/^if\b/, '');
      head = { condition: isElse ? null : given, code: macro.code };
      from = macro.end;
    }
    finish(close.from);
    return this.take(close.end, { kind: 'if', branches });
  }

  private readLinkMacro(given: string, code: string, end: number, name: string): true {
    const close = closeOf(this.text, end, name);
    const whole = this.text.slice(this.at, close?.end ?? end);
    const body = close === null ? [] : readSugarCube(this.text.slice(end, close.from));
    const jump = body.find((node) => node.kind === 'goto');
    const link = linkOf(given) ?? { label: '', target: '' };
    const target = jump?.kind === 'goto' ? jump.target : link.target;
    if (link.label === '' || target === '') {
      return this.take(close?.end ?? end, { kind: 'lost', code: whole });
    }
    const rest = body.filter((node) => node.kind === 'set' || node.kind === 'lost');
    return this.take(close?.end ?? end, { kind: 'link', ...link, target, body: rest, code });
  }

  /** What happens without a word. */
  private readSilently(code: string, end: number): true {
    const close = closeOf(this.text, end, 'silently');
    if (close === null) return this.take(end, { kind: 'lost', code });
    const body = readSugarCube(this.text.slice(end, close.from));
    const acts = body.filter(({ kind }) => kind !== 'text' && kind !== 'markup');
    return this.take(close.end, ...acts);
  }

  private readVariable(): boolean {
    VARIABLE.lastIndex = this.at;
    const match = VARIABLE.exec(this.text);
    if (match === null || /\w/.test(this.text[this.at - 1] ?? '')) return false;
    const [written] = match;
    const more = match.groups?.more ?? '';
    const name = more === '' ? written : written.slice(0, -more.length);
    return this.take(this.at + name.length, { kind: 'print', expression: name, code: name });
  }

  private readPicture(): boolean {
    PICTURE.lastIndex = this.at;
    const match = PICTURE.exec(this.text);
    if (match === null) return false;
    const [code] = match;
    return this.take(this.at + code.length, pictureNode(match.groups?.src?.trim() ?? '', code));
  }

  private readLink(): boolean {
    const link = linkAt(this.text, this.at, readSet);
    return link !== null && this.take(link.end, link.node);
  }

  private readVerbatim(): boolean {
    if (!this.text.startsWith('{{{', this.at)) return false;
    const end = this.text.indexOf('}}}', this.at);
    if (end < 0) return false;
    this.addText(this.text.slice(this.at + 3, end));
    this.at = end + 3;
    return true;
  }

  private readComment(open: string, close: string): boolean {
    if (!this.text.startsWith(open, this.at)) return false;
    const end = this.text.indexOf(close, this.at + 2);
    const to = end < 0 ? this.text.length : end;
    return this.take(to + 2, { kind: 'comment', text: this.text.slice(this.at + 2, to) });
  }

  /** A backslash at the end of a line joins it with the next one. */
  private readJoin(): boolean {
    if (this.text[this.at + 1] !== '\n') return false;
    this.at += 2;
    return true;
  }
}

function readSet(code: string): PassageNode[] {
  const separator = code.includes(';') ? ';' : ',';
  return assignments(code, separator, (part) => `<<set ${part}>>`);
}

function targetNode(kind: 'goto' | 'include', given: string, code: string): PassageNode {
  const target = linkOf(given)?.target ?? '';
  return target === '' ? { kind: 'lost', code } : { kind, target, code };
}

/** What a macro links to: `"label" "target"`, `"target"`, or a link in brackets. */
function linkOf(given: string): { label: string; target: string } | null {
  const bracket = /^\s*\[\[(?<inside>[^]+)\]\]\s*$/.exec(given)?.groups?.inside;
  if (bracket !== undefined) {
    const { label, target, setter } = readLink(bracket);
    return setter === null ? { label, target } : null;
  }
  const strings = [...given.matchAll(/"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'/g)].map(
    ([, double, single]) => (double ?? single ?? '').replace(/\\(.)/g, '$1'),
  );
  const hasMore = given.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '').trim() !== '';
  const [label, target] = strings;
  if (label === undefined || hasMore) return null;
  return { label, target: target ?? label };
}

interface Macro {
  at: number;
  end: number;
  isEnd: boolean;
  name: string;
  given: string;
  code: string;
}

function macroAt(text: string, at: number): Macro | null {
  MACRO.lastIndex = at;
  const match = MACRO.exec(text);
  if (match === null) return null;
  const { end = '', name = '', given = '' } = match.groups ?? {};
  return {
    at,
    end: at + match[0].length,
    isEnd: end === '/' || /^end(?:if|silently|nobr)$/.test(name),
    name: name.toLowerCase(),
    given: given.trim(),
    code: match[0],
  };
}

/** All macros from one place to another. */
function macrosIn(text: string, from: number, to: number): Macro[] {
  const macros: Macro[] = [];
  for (let at = text.indexOf('<<', from); at >= 0 && at < to; at = text.indexOf('<<', at)) {
    const macro = macroAt(text, at);
    if (macro !== null) macros.push(macro);
    at = macro?.end ?? at + 2;
  }
  return macros;
}

/** Where a macro with contents is closed. */
function closeOf(text: string, from: number, name: string): { from: number; end: number } | null {
  let depth = 1;
  for (const macro of macrosIn(text, from, text.length)) {
    const isOwn = macro.name === name || macro.name === `end${name}`;
    if (!isOwn) continue;
    depth += macro.isEnd ? -1 : 1;
    if (depth === 0) return { from: macro.at, end: macro.end };
  }
  return null;
}

/** The macros directly within one, without those of another of its kind. */
function ownMacros(text: string, from: number, to: number, name: string): Macro[] {
  let depth = 0;
  return macrosIn(text, from, to).filter((macro) => {
    if (macro.name === name || macro.name === `end${name}`) depth += macro.isEnd ? -1 : 1;
    return depth === 0;
  });
}
