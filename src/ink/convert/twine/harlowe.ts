import { assignments } from './assignments';
import { linkAt } from './link-markup';
import type { Branch, PassageNode } from './passage-nodes';
import { closingOf, PassageReader, splitOutside } from './passage-reader';

const MACRO = /\((?<name>[a-z][a-z\d-]*|else-if):/iy;
const VARIABLE = /[$_][A-Za-z]\w*/y;
const NAMED = /\|[\w-]+[>)]\s*(?=\[)/y;
const PAIRS = { "''": 'b', '**': 'strong', '//': 'i', '~~': 's', '^^': 'sup', '*': 'em' };
const CONDITIONS = ['if', 'unless', 'elseif', 'else'];

/** Reads a passage of Harlowe. */
export function readHarlowe(text: string): PassageNode[] {
  return new HarloweReader(text).read();
}

class HarloweReader extends PassageReader {
  protected readSign(): boolean {
    switch (this.text[this.at]) {
      case '(':
        return this.readMacro();
      case '[':
        return this.readLink() || this.readHook();
      case '|':
        return this.readName();
      case '<':
        return this.readHtml();
      case '$':
      case '_':
        return this.readVariable();
      case '{':
      case '}':
        // Braces only say that line breaks do not count.
        return this.take(this.at + 1);
      case '`':
        return this.readVerbatim();
      case '\\':
        return this.text[this.at + 1] === '\n' && this.take(this.at + 2);
      default:
        return this.readPair(PAIRS);
    }
  }

  protected inner(text: string): PassageNode[] {
    return readHarlowe(text);
  }

  private readMacro(): boolean {
    const macro = macroAt(this.text, this.at);
    if (macro === null) return false;
    const { name, given, code, end } = macro;
    const strings = splitOutside(given, ',').map(stringOf);
    const [first = null, second = null] = strings;
    switch (name) {
      case 'set':
        return this.take(end, ...readSet(given, code));
      case 'put':
        return this.take(end, ...readPut(given, code));
      case 'if':
      case 'unless':
        return this.readIf();
      case 'print':
        return this.take(end, { kind: 'print', expression: given, code });
      case 'goto':
      case 'display':
        return this.take(
          end,
          first === null
            ? { kind: 'lost', code }
            : { kind: name === 'goto' ? 'goto' : 'include', target: first, code },
        );
      case 'linkgoto':
        return this.take(
          end,
          first === null || (second === null && strings.length > 1)
            ? { kind: 'lost', code }
            : { kind: 'link', label: first, target: second ?? first, body: [], code },
        );
      default:
        return this.take(end, { kind: 'lost', code });
    }
  }

  /** A chain of conditions, each with its hook. */
  private readIf(): true {
    const branches: Branch[] = [];
    let end = this.at;
    for (let next = macroAt(this.text, this.at); next !== null;) {
      const { name, given, code } = next;
      const isFirst = branches.length === 0;
      if (!CONDITIONS.includes(name) || (!isFirst && !name.startsWith('else'))) break;
      const hook = hookAfter(this.text, next.end);
      if (hook === null) break;
      const condition = name === 'else' ? null : name === 'unless' ? `not (${given})` : given;
      branches.push({ condition, code, body: readHarlowe(hook.inside) });
      ({ end } = hook);
      const gap = /^\s*/.exec(this.text.slice(end))?.[0].length ?? 0;
      next = macroAt(this.text, end + gap);
    }
    if (branches.length > 0) return this.take(end, { kind: 'if', branches });
    const macro = macroAt(this.text, this.at);
    return this.take(macro?.end ?? this.at + 1, { kind: 'lost', code: macro?.code ?? '(' });
  }

  /** A hook: words in brackets, to which something was to happen. */
  private readHook(): boolean {
    const end = closingOf(this.text, this.at, '[', ']');
    if (end < 0) return false;
    const inside = this.text.slice(this.at + 1, end);
    const after = /^<[\w-]+\|/.exec(this.text.slice(end + 1))?.[0] ?? '';
    // Brackets of the writer, not of a macro.
    const isHook = after !== '' || /[):>]\s*$/.test(this.text.slice(0, this.at));
    if (!isHook) return false;
    return this.take(end + 1 + after.length, ...readHarlowe(inside.replace(/^=+/, '')));
  }

  private readName(): boolean {
    NAMED.lastIndex = this.at;
    const match = NAMED.exec(this.text);
    if (match === null) return false;
    const from = this.at + match[0].length;
    const end = closingOf(this.text, from, '[', ']');
    return end >= 0 && this.take(end + 1, ...readHarlowe(this.text.slice(from + 1, end)));
  }

  private readVariable(): boolean {
    VARIABLE.lastIndex = this.at;
    const name = VARIABLE.exec(this.text)?.[0];
    if (name === undefined || /\w/.test(this.text[this.at - 1] ?? '')) return false;
    return this.take(this.at + name.length, { kind: 'print', expression: name, code: name });
  }

  private readLink(): boolean {
    const link = linkAt(this.text, this.at);
    return link !== null && this.take(link.end, link.node);
  }

  private readVerbatim(): boolean {
    const sign = /^`+/.exec(this.text.slice(this.at))?.[0] ?? '`';
    const end = this.text.indexOf(sign, this.at + sign.length);
    if (end < 0) return false;
    this.addText(this.text.slice(this.at + sign.length, end));
    this.at = end + sign.length;
    return true;
  }
}

interface Macro {
  /** Without hyphens, which Harlowe does not count. */
  name: string;
  given: string;
  code: string;
  end: number;
}

function macroAt(text: string, at: number): Macro | null {
  MACRO.lastIndex = at;
  const match = MACRO.exec(text);
  if (match === null) return null;
  const close = closingOf(text, at, '(', ')');
  if (close < 0) return null;
  return {
    name: (match.groups?.name ?? '').toLowerCase().replaceAll('-', ''),
    given: text.slice(at + match[0].length, close).trim(),
    code: text.slice(at, close + 1),
    end: close + 1,
  };
}

function hookAfter(text: string, at: number): { inside: string; end: number } | null {
  const from = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
  if (
    text[from] !== '[' ||
    (text[from + 1] === '[' && text[from + 2] !== '[' && !isHookOfLink(text, from))
  )
    return null;
  const end = closingOf(text, from, '[', ']');
  return end < 0 ? null : { inside: text.slice(from + 1, end), end: end + 1 };
}

/** `[[Go] more]` is a hook with brackets in it, `[[Go]]` is a link. */
function isHookOfLink(text: string, at: number): boolean {
  const inner = closingOf(text, at + 1, '[', ']');
  return inner >= 0 && text[inner + 1] !== ']';
}

function readSet(given: string, code: string): PassageNode[] {
  const parts = splitOutside(given, ',');
  return parts.flatMap((part): PassageNode[] => {
    const name = /^[$_]\w+/.exec(part)?.[0] ?? '';
    const shown = parts.length === 1 ? code : `(set: ${part})`;
    return assignments(
      part.replace(/\bit\b/g, () => name),
      '\0',
      () => shown,
    );
  });
}

/** `(put: 3 into $coins)` */
function readPut(given: string, code: string): PassageNode[] {
  const { expression, name } =
    /^(?<expression>[^]+)\binto\s+(?<name>[$_]\w+)$/.exec(given)?.groups ?? {};
  return expression === undefined || name === undefined
    ? [{ kind: 'lost', code }]
    : [{ kind: 'set', name, operator: '=', expression: expression.trim(), code }];
}

function stringOf(part: string): string | null {
  const { double, single } =
    /^(?:"(?<double>(?:\\.|[^"\\])*)"|'(?<single>(?:\\.|[^'\\])*)')$/.exec(part)?.groups ?? {};
  return (double ?? single)?.replace(/\\(.)/g, '$1') ?? null;
}
