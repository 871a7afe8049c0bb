import { assignments } from './assignments';
import { linkAt } from './link-markup';
import type { Branch, PassageNode } from './passage-nodes';
import { PassageReader } from './passage-reader';

const CODE = /<%(?<isPrinted>[=-]?)(?<code>[^]*?)%>/y;
const IF = /^if\s*\((?<condition>[^]*)\)\s*\{$/;
const ELSE_IF = /^\}\s*else\s+if\s*\((?<condition>[^]*)\)\s*\{$/;
const ELSE = /^\}\s*else\s*\{$/;
const PAIRS = { '**': 'strong', __: 'strong', '*': 'em', _: 'em' };

/** Reads a passage of Snowman. */
export function readSnowman(text: string): PassageNode[] {
  return new SnowmanReader(text).read();
}

class SnowmanReader extends PassageReader {
  protected readSign(): boolean {
    switch (this.text[this.at]) {
      case '<':
        return this.readCode() || this.readHtml();
      case '[': {
        const link = linkAt(this.text, this.at);
        return link !== null && this.take(link.end, link.node);
      }
      default:
        return this.readPair(PAIRS);
    }
  }

  protected inner(text: string): PassageNode[] {
    return readSnowman(text);
  }

  private readCode(): boolean {
    const found = codeAt(this.text, this.at);
    if (found === null) return false;
    const { code, isPrinted, whole, end } = found;
    if (isPrinted) return this.take(end, { kind: 'print', expression: short(code), code: whole });
    const condition = IF.exec(code)?.groups?.condition;
    if (condition !== undefined) return this.readIf(condition, whole, end);
    return this.take(end, ...readStatements(code));
  }

  private readIf(condition: string, code: string, end: number): true {
    const branches: Branch[] = [];
    let head = { condition: short(condition) as string | null, code };
    let from = end;
    let depth = 0;
    for (let at = this.text.indexOf('<%', end); at >= 0; at = this.text.indexOf('<%', at)) {
      const part = codeAt(this.text, at);
      if (part === null) break;
      const isOwn = depth === 0;
      if (IF.test(part.code)) depth += 1;
      else if (part.code === '}' && !isOwn) depth -= 1;
      else if (isOwn && part.code.startsWith('}')) {
        branches.push({ ...head, body: readSnowman(this.text.slice(from, at)) });
        if (part.code === '}') return this.take(part.end, { kind: 'if', branches });
        const next = ELSE_IF.exec(part.code)?.groups?.condition;
        if (next === undefined && !ELSE.test(part.code)) break;
        head = { condition: next === undefined ? null : short(next), code: part.whole };
        from = part.end;
      }
      at = part.end;
    }
    return this.take(end, { kind: 'lost', code });
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
  return {
    code: code.trim(),
    isPrinted: isPrinted !== '',
    whole: match[0],
    end: at + match[0].length,
  };
}

/** Assignments are carried over; if anything else is among them, none is. */
function readStatements(code: string): PassageNode[] {
  const nodes = assignments(
    short(code).replace(/\b(?:var|let|const)\s+/g, ''),
    ';',
    (part) => `<% ${part} %>`,
  );
  return nodes.every(({ kind }) => kind === 'set')
    ? nodes
    : [{ kind: 'lost', code: `<% ${code} %>` }];
}

/** Variables of the story are `s.name`, or `window.story.state.name`. */
function short(code: string): string {
  return code.replace(/\b(?:window\.)?(?:story\.state|s)\.(?=[\p{L}_])/gu, '').trim();
}
