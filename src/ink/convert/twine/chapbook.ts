import { linkAt } from './link-markup';
import type { Branch, PassageNode } from './passage-nodes';
import { PassageReader, splitOutside } from './passage-reader';

const VARIABLES = /^(?<lines>[^]*?)^--[ \t]*(?:\n|$)/m;
const LINE = /^(?<name>[\p{L}_][\p{L}\d_]*)[ \t]*:(?<expression>.+)$/u;
const MODIFIER = /^\[(?!\[)(?<name>[^\]]+)\][ \t]*$/;
const INSERT = /\{(?<inside>[^{}\n]+)\}/y;
const PAIRS = { '**': 'strong', __: 'strong', '~~': 's', '*': 'em', _: 'em' };

/** Reads a passage of Chapbook: first its variables, then parts that modifiers begin. */
export function readChapbook(text: string): PassageNode[] {
  const head = VARIABLES.exec(text);
  const isHead = head !== null && isVariables(head.groups?.lines ?? '');
  const lines = isHead ? (head.groups?.lines ?? '').split('\n') : [];
  const body = isHead ? text.slice(head[0].length) : text;
  return [...lines.flatMap(variable), ...readParts(body.split('\n'))];
}

function isVariables(lines: string): boolean {
  return lines.split('\n').every((line) => line.trim() === '' || line.includes(':'));
}

function variable(line: string): PassageNode[] {
  const code = line.trim();
  const { name, expression } = LINE.exec(code)?.groups ?? {};
  if (code === '') return [];
  return name === undefined || expression === undefined
    ? [{ kind: 'lost', code }]
    : [{ kind: 'set', name, operator: '=', expression: expression.trim(), code }];
}

/** Lines under their modifiers; a modifier lasts until the next one. */
function readParts(lines: readonly string[]): PassageNode[] {
  const nodes: PassageNode[] = [];
  let branches: Branch[] = [];
  let part: string[] = [];
  let modifier = '';
  const finish = (): void => {
    const body = part.join('\n').trim();
    part = [];
    const name = modifier.toLowerCase();
    const code = `[${modifier}]`;
    const { negated, condition } =
      /^(?:if|(?<negated>unless)) +(?<condition>.+)$/i.exec(modifier)?.groups ?? {};
    if (condition !== undefined) {
      closeIf();
      const test = negated === undefined ? condition : `not (${condition})`;
      branches = [{ condition: test, body: readText(body), code }];
    } else if (name === 'else' && branches.length > 0) {
      branches.push({ condition: null, body: readText(body), code });
      closeIf();
    } else {
      closeIf();
      nodes.push(...partNodes(name, code, body), { kind: 'text', text: '\n' });
    }
  };
  const closeIf = (): void => {
    if (branches.length > 0) nodes.push({ kind: 'if', branches }, { kind: 'text', text: '\n' });
    branches = [];
  };
  for (const line of lines) {
    const found = MODIFIER.exec(line)?.groups?.name;
    if (found === undefined) part.push(line);
    else {
      finish();
      modifier = found.trim();
    }
  }
  finish();
  closeIf();
  // The last part ends with the passage.
  return nodes.slice(0, -1);
}

function partNodes(name: string, code: string, body: string): PassageNode[] {
  switch (name) {
    case '':
    case 'continue':
    case 'cont':
    case 'continued':
      return readText(body);
    case 'note':
    case 'note to myself':
    case 'todo':
    case 'fixme':
      return [{ kind: 'comment', text: body.trim() }];
    case 'javascript':
    case 'css':
      return [{ kind: 'lost', code: `${code}\n${body.trim()}` }];
    default:
      return [{ kind: 'lost', code }, ...readText(body)];
  }
}

function readText(text: string): PassageNode[] {
  return new ChapbookReader(text).read();
}

class ChapbookReader extends PassageReader {
  protected readSign(): boolean {
    switch (this.text[this.at]) {
      case '{':
        return this.readInsert();
      case '[': {
        const link = linkAt(this.text, this.at);
        return link !== null && this.take(link.end, link.node);
      }
      case '<':
        return this.readHtml();
      default:
        return this.readPair(PAIRS);
    }
  }

  protected inner(text: string): PassageNode[] {
    return readText(text);
  }

  private readInsert(): boolean {
    INSERT.lastIndex = this.at;
    const match = INSERT.exec(this.text);
    if (match === null) return false;
    const [code] = match;
    return this.take(this.at + code.length, insertNode(match.groups?.inside?.trim() ?? '', code));
  }
}

/** A value, or one of Chapbook’s own inserts: `{embed passage: 'Notes'}`. */
function insertNode(inside: string, code: string): PassageNode {
  const {
    name = '',
    first = '',
    rest = '',
  } = /^(?<name>[a-z ]+): *(?<first>'[^']*'|"[^"]*")(?<rest>.*)$/i.exec(inside)?.groups ?? {};
  const target = first.slice(1, -1);
  if (name === 'embed passage' && rest === '') return { kind: 'include', target, code };
  if (name === 'link to') {
    const given = splitOutside(rest.replace(/^,/, ''), ',').map((part) =>
      /^label: *(?:'(?<one>[^']*)'|"(?<two>[^"]*)")$/.exec(part),
    );
    const { one, two } = given[0]?.groups ?? {};
    return { kind: 'link', label: one ?? two ?? target, target, body: [], code };
  }
  return /^[\p{L}_][\p{L}\d_.]*$/u.test(inside)
    ? { kind: 'print', expression: inside, code }
    : { kind: 'lost', code };
}
