import { parseTest, parseValue } from '../../expression/parse-value';
import { call, nameOf, not } from '../../expression/value';
import {
  lost,
  onlyIf,
  print,
  ruleFor,
  type Branch,
  type PassageNode,
} from '../passage/passage-nodes';
import { closingOf, splitOutside } from '../../expression/brackets';
import { PassageReader } from '../passage/passage-reader';
import { harmless, unbroken } from '../passage/rewrite-nodes';
import { aligned } from '../passage/style-markup';
import { sideOf, styleMacros, waitMacros } from './changer-macros';
import {
  HARLOWE,
  hookAfter,
  macroAt,
  textsOf,
  type HarloweMacro,
  type Rule,
} from './harlowe-macro';
import { hooksIn, NAMED } from './named-hooks';
import { hookLinks, passageLinks } from './link-macros';
import { valueNodes } from './value-macros';

const VARIABLE = /[$_][A-Za-z]\w*(?:'s\s+\w+)*/y;
/** A line that is nothing but arrows. */
const ALIGNER = /(?<![^\n])[ \t]*(?:=+>(?:<=+)?|<==+>?)[ \t]*(?:\n|$)/y;
const PAIRS = { "''": 'b', '**': 'strong', '//': 'i', '~~': 's', '^^': 'sup', '*': 'em' };
/** Names of macros whose hook is not there from the first. */
const WAITING = /^(?:link|click|mouse|after|event|seq|hid|storylet|output)/;
const decides: Rule = (macro, body) => [onlyIf(conditionOf(macro, true), body, macro.whole)];
const CONDITIONS = ['if', 'unless', 'elseif', 'else'];
const CHANGERS: Readonly<Record<string, Rule>> = {
  ...{ ...styleMacros, ...waitMacros, ...hookLinks, ...passageLinks, if: decides, unless: decides },
};

/** Reads a passage of Harlowe. */
export function readHarlowe(text: string): PassageNode[] {
  return new HarloweReader(text, hooksIn(text)).read();
}

class HarloweReader extends PassageReader {
  constructor(
    text: string,
    private readonly hooks: ReadonlyMap<string, string>,
  ) {
    super(text);
  }

  protected readSign(): boolean {
    switch (this.text[this.at]) {
      case '(':
        return this.readMacro();
      case '[':
        return this.readHook() || this.readBrackets();
      case '|':
        return this.readName();
      case '<':
        return this.readAligned() || this.readHtml();
      case '$':
      case '_':
        return this.readVariable();
      case '{':
        return this.readCollapsed();
      case '}':
        return this.take(this.at + 1);
      case '`': {
        const signs = this.match(/`+/y)?.[0] ?? '`';
        return this.readVerbatim(signs, signs);
      }
      case '\\':
        return this.text[this.at + 1] === '\n' && this.take(this.at + 2);
      default:
        return this.readAligned() || this.readLineStart() || this.readPair(PAIRS);
    }
  }

  protected readonly inner = (text: string): PassageNode[] =>
    new HarloweReader(text, this.hooks).read();

  private readMacro(): boolean {
    const macro = macroAt(this.text, this.at);
    if (macro === null) return false;
    const { name, end, code } = macro;
    if (CONDITIONS.includes(name)) return this.readIf(macro);
    if (name === 'show') {
      const hook = this.named(macro);
      return this.take(end, ...(hook === null ? [lost(code)] : this.inner(hook)));
    }
    const [text] = name === 'print' ? textsOf(macro) : [];
    // A text is read as a part of the passage.
    if (text != null) return this.take(end, ...this.inner(text));
    const nodes = valueNodes(macro);
    if (nodes !== null) return this.take(end, ...nodes);
    return name === 'for' || name === 'loop' ? this.readFor(macro) : this.readChanged(macro);
  }

  /** The text of a hook that a macro names: `?door`. */
  private named({ given }: HarloweMacro): string | null {
    return this.hooks.get(/^\?([\w-]+)$/.exec(given)?.[1] ?? '') ?? null;
  }

  private readChanged(first: HarloweMacro): true {
    const { end, nodes } = this.changed(first);
    return this.take(end, ...nodes);
  }

  /** What is joined to a macro with a plus: another one, or a variable that holds one; null if nothing is. */
  private joined({ end }: HarloweMacro): HarloweMacro | null {
    const plus = /^\s*\+\s*/.exec(this.text.slice(end))?.[0];
    const from = end + (plus?.length ?? 0);
    return plus === undefined ? null : (macroAt(this.text, from) ?? heldAt(this.text, from));
  }

  /** What a macro means with the hook behind it; several are joined with a plus. */
  private changed(first: HarloweMacro): { end: number; nodes: readonly PassageNode[] } {
    const macros = [first];
    for (let next = this.joined(first); next !== null; next = this.joined(next)) macros.push(next);
    const last = macros.at(-1) ?? first;
    const isHookless = Object.hasOwn(passageLinks, first.name) && first.name !== 'linkrevealgoto';
    const hook = isHookless ? null : hookAfter(this.text, last.end);
    const end = hook?.end ?? last.end;
    const whole = this.text.slice(first.end - first.code.length, end);
    const rules = hook === null ? passageLinks : CHANGERS;
    const unknown = macros.filter(({ name }) => !Object.hasOwn(rules, name));
    // What is not known may wait, or decide something: at most its words stay.
    if (unknown.some(({ name }) => WAITING.test(name))) return { end, nodes: [lost(whole)] };
    const inside = hook === null ? [] : this.inner(hook.inside);
    const nodes = macros.reduceRight<readonly PassageNode[]>(
      (body, macro) => {
        const around = { ...macro, whole, read: this.inner, named: this.named(macro) };
        return ruleFor(rules, macro.name)?.(around, body) ?? body;
      },
      unknown.length === 0 ? inside : harmless(inside),
    );
    return { end, nodes: [...unknown.map(({ code }) => lost(code)), ...nodes] };
  }

  /** A chain of conditions, each with its hook. */
  private readIf(first: HarloweMacro): true {
    const branches: Branch[] = [];
    let { end } = first;
    for (let next: HarloweMacro | null = first; next !== null;) {
      const { name } = next;
      const isFirst = branches.length === 0;
      if (!CONDITIONS.includes(name) || (!isFirst && !name.startsWith('else'))) break;
      const hook = this.hookOfCondition(next);
      if (hook === null) break;
      branches.push({ condition: conditionOf(next, isFirst), body: hook.nodes });
      ({ end } = hook);
      const gap = /^\s*/.exec(this.text.slice(end))?.[0].length ?? 0;
      next = macroAt(this.text, end + gap);
    }
    const code = this.text.slice(this.at, end);
    return this.take(end, branches.length > 0 ? { kind: 'if', branches, code } : lost(code));
  }

  /** The hook of a condition, with what else changes it: `(if: $lit)+(text-style: "bold")[…]`. */
  private hookOfCondition(macro: HarloweMacro): ReturnType<HarloweReader['changed']> | null {
    const next = this.joined(macro);
    if (next !== null) return this.changed(next);
    const hook = hookAfter(this.text, macro.end);
    return hook && { end: hook.end, nodes: this.inner(hook.inside) };
  }

  /** `(for: each _item, ...$bag)[…]` */
  private readFor(macro: HarloweMacro): true {
    const hook = hookAfter(this.text, macro.end);
    const [head = '', ...rest] = splitOutside(macro.given, ',');
    const name = /^each\s+(?<name>_\w+)$/.exec(head)?.groups?.name;
    const given = parseValue(`(a: ${rest.join(',')})`, HARLOWE);
    const [only, ...others] = given?.kind === 'array' ? given.items : [];
    const of = only?.kind === 'spread' && others.length === 0 ? only.of : given;
    const end = hook?.end ?? macro.end;
    const code = this.text.slice(this.at, end);
    if (name === undefined || of === null || hook === null) return this.take(end, lost(code));
    return this.take(end, { kind: 'each', name, of, body: this.inner(hook.inside), code });
  }

  /** A line of arrows says where the lines below it are, up to the next one. */
  private readAligned(): boolean {
    const [line] = this.match(ALIGNER) ?? [];
    const side = sideOf(line?.trim() ?? '');
    if (line === undefined || side === '') return false;
    const from = this.at + line.length;
    const next = this.text.slice(from).search(new RegExp(ALIGNER, 'm'));
    const end = next < 0 ? this.text.length : from + next;
    const body = this.inner(this.text.slice(from, end));
    const nodes = side === 'left' ? body : aligned(side, body);
    return this.take(end, ...(nodes ?? [lost(line.trim()), ...body]));
  }

  /** Text in brackets. */
  private readHook(): boolean {
    const end = closingOf(this.text, this.at, '[', ']');
    const mark = end < 0 ? undefined : /^<[\w-]+\|/.exec(this.text.slice(end + 1))?.[0];
    if (mark === undefined) return false;
    return this.take(end + 1 + mark.length, ...this.inner(this.text.slice(this.at + 1, end)));
  }

  /** `|name>[text]`; a hook with a round bracket is hidden until it is shown. */
  private readName(): boolean {
    const match = this.match(NAMED);
    const from = this.at + (match?.[0].length ?? 0);
    const end = match === null ? -1 : closingOf(this.text, from, '[', ']');
    if (end < 0) return false;
    const { name = '', hides } = match?.groups ?? {};
    if (hides !== ')') return this.take(end + 1, ...this.inner(this.text.slice(from + 1, end)));
    const isShown = new RegExp(`\\(show:[^)]*\\?${name}\\b`, 'i').test(this.text);
    return this.take(end + 1, ...(isShown ? [] : [lost(this.text.slice(this.at, end + 1))]));
  }

  private readVariable(): boolean {
    const name = this.match(VARIABLE)?.[0];
    if (name === undefined || /\w/.test(this.text[this.at - 1] ?? '')) return false;
    const held = heldAt(this.text, this.at);
    if (held !== null && hookAfter(this.text, held.end) !== null) return this.readChanged(held);
    const [word = ''] = name.split("'");
    return this.take(this.at + word.length, print(nameOf(word), word));
  }

  /** Braces say that line breaks do not count. */
  private readCollapsed(): true {
    const end = closingOf(this.text, this.at, '{', '}');
    if (end < 0) return this.take(this.at + 1);
    return this.take(end + 1, ...unbroken(this.inner(this.text.slice(this.at + 1, end))));
  }
}

/** A variable before a hook: it holds a macro, and nobody knows which. */
function heldAt(text: string, at: number): HarloweMacro | null {
  const code = /^[$_][A-Za-z]\w*(?=\[|\s*\+\s*[($_])/.exec(text.slice(at))?.[0];
  return code === undefined ? null : { name: '', given: '', code, end: at + code.length };
}

/** What decides about a hook; null for “else”, which needs an “if” before it. */
function conditionOf({ name, given }: HarloweMacro, isFirst: boolean): Branch['condition'] {
  if (name.startsWith('else') && isFirst) return call('unknown');
  const test = name === 'else' ? null : parseTest(given, HARLOWE);
  return test !== null && name === 'unless' ? not(test) : test;
}
