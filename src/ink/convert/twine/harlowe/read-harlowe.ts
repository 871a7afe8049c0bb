import { parseTest, parseValue } from '../../expression/parse-value';
import { call, not, type Value } from '../../expression/value';
import type { Branch, PassageNode } from '../passage-nodes';
import { closingOf, PassageReader, splitOutside } from '../passage-reader';
import { harmless, unbroken } from '../rewrite-nodes';
import { styleMacros, waitMacros, type Changer } from './changer-macros';
import { HARLOWE, hookAfter, macroAt, textsOf, type HarloweMacro } from './harlowe-macro';
import { hooksIn, NAMED } from './named-hooks';
import { hookLinks, passageLinks } from './link-macros';
import { valueNodes } from './value-macros';

const VARIABLE = /[$_][A-Za-z]\w*(?:'s\s+\w+)*/y;
const PAIRS = { "''": 'b', '**': 'strong', '//': 'i', '~~': 's', '^^': 'sup', '*': 'em' };
/** Names of macros whose hook is not there from the first. */
const WAITING = /^(?:link|click|mouse|after|event|seq|hid|storylet|output)/;
const CONDITIONS = ['if', 'unless', 'elseif', 'else'];
const CHANGERS: Readonly<Record<string, Changer>> = {
  ...{ ...styleMacros, ...waitMacros, ...hookLinks, ...passageLinks },
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
        return this.readHtml();
      case '$':
      case '_':
        return this.readVariable();
      case '{':
        return this.readCollapsed();
      case '}':
        return this.take(this.at + 1);
      case '`': {
        const signs = /^`+/.exec(this.text.slice(this.at))?.[0] ?? '`';
        return this.readVerbatim(signs, signs);
      }
      case '\\':
        return this.text[this.at + 1] === '\n' && this.take(this.at + 2);
      default:
        return this.readLineStart() || this.readPair(PAIRS);
    }
  }

  protected inner(text: string): PassageNode[] {
    return new HarloweReader(text, this.hooks).read();
  }

  private readMacro(): boolean {
    const macro = macroAt(this.text, this.at);
    if (macro === null) return false;
    if (CONDITIONS.includes(macro.name)) return this.readIf(macro);
    if (macro.name === 'show') return this.take(macro.end, ...this.shown(macro));
    const [text] = macro.name === 'print' ? textsOf(macro) : [];
    // A text is read as a part of the passage.
    if (text != null) return this.take(macro.end, ...this.inner(text));
    const nodes = valueNodes(macro);
    if (nodes !== null) return this.take(macro.end, ...nodes);
    if (macro.name === 'for' || macro.name === 'loop') return this.readFor(macro);
    return this.readChangers(macro);
  }

  /** Macros that change the hook behind them; several are joined with a plus. */
  private readChangers(first: HarloweMacro): true {
    const macros = [first];
    for (let { end } = first; ;) {
      const plus = /^\s*\+\s*/.exec(this.text.slice(end))?.[0];
      const next = plus === undefined ? null : macroAt(this.text, end + plus.length);
      if (next === null) break;
      macros.push(next);
      ({ end } = next);
    }
    const last = macros.at(-1) ?? first;
    const isHookless = Object.hasOwn(passageLinks, first.name) && first.name !== 'linkrevealgoto';
    const hook = isHookless ? null : hookAfter(this.text, last.end);
    const end = hook?.end ?? last.end;
    const around = {
      read: (text: string) => this.inner(text),
      hook: (name: string) => this.hooks.get(name) ?? null,
      whole: this.text.slice(this.at, end),
    };
    const isKnown = (macro: HarloweMacro): boolean =>
      hook === null ? Object.hasOwn(passageLinks, macro.name) : Object.hasOwn(CHANGERS, macro.name);
    const lost = macros.filter((macro) => !isKnown(macro));
    const inside = hook === null ? [] : this.inner(hook.inside);
    // What is not known may wait, or decide something: at most its words stay.
    if (lost.some(({ name }) => WAITING.test(name))) {
      return this.take(end, { kind: 'lost', code: first.code, whole: around.whole });
    }
    const body = lost.length === 0 ? inside : harmless(inside);
    const nodes = macros
      .filter(isKnown)
      .reduceRight<readonly PassageNode[]>(
        (made, macro) => CHANGERS[macro.name]?.(macro, made, around) ?? made,
        body,
      );
    return this.take(
      end,
      ...lost.map(({ code }): PassageNode => ({ kind: 'lost', code })),
      ...nodes,
    );
  }

  /** A chain of conditions, each with its hook. */
  private readIf(first: HarloweMacro): true {
    const branches: Branch[] = [];
    let { end } = first;
    for (let next: HarloweMacro | null = first; next !== null;) {
      const { name, given, code } = next;
      const isFirst = branches.length === 0;
      if (!CONDITIONS.includes(name) || (!isFirst && !name.startsWith('else'))) break;
      const hook = hookAfter(this.text, next.end);
      if (hook === null) break;
      const isElse = name === 'else' && !isFirst;
      // Without its “if” before it, nobody knows what an “else” is about.
      const isLone = isFirst && name.startsWith('else');
      const condition = isElse ? null : isLone ? call('unknown') : conditionOf(name, given);
      branches.push({ condition, code, body: this.inner(hook.inside) });
      ({ end } = hook);
      const gap = /^\s*/.exec(this.text.slice(end))?.[0].length ?? 0;
      next = macroAt(this.text, end + gap);
    }
    const whole = this.text.slice(this.at, end);
    return this.take(
      end,
      branches.length > 0
        ? { kind: 'if', branches, code: whole }
        : { kind: 'lost', code: first.code },
    );
  }

  /** `(for: each _item, ...$bag)[…]` */
  private readFor(macro: HarloweMacro): true {
    const hook = hookAfter(this.text, macro.end);
    const [head = '', ...rest] = splitOutside(macro.given, ',');
    const name = /^each\s+(?<name>_\w+)$/.exec(head)?.groups?.name;
    const of = parseValue(`(a: ${rest.join(',')})`, HARLOWE);
    const items = of?.kind === 'array' ? of.items : [];
    const [only] = items;
    const spread = items.length === 1 && only?.kind === 'spread' ? only.of : of;
    const end = hook?.end ?? macro.end;
    if (name === undefined || spread === null || hook === null) {
      const whole = this.text.slice(this.at, end);
      return this.take(end, { kind: 'lost', code: macro.code, whole });
    }
    const body = this.inner(hook.inside);
    return this.take(end, { kind: 'each', name, of: spread, body, code: macro.code });
  }

  /** A hidden hook, where it is shown. */
  private shown({ given, code }: HarloweMacro): PassageNode[] {
    const name = /^\?([\w-]+)$/.exec(given)?.[1];
    const hook = name === undefined ? undefined : this.hooks.get(name);
    return hook === undefined ? [{ kind: 'lost', code }] : this.inner(hook);
  }

  /** Text in brackets. */
  private readHook(): boolean {
    const end = closingOf(this.text, this.at, '[', ']');
    if (end < 0) return false;
    const mark = /^<[\w-]+\|/.exec(this.text.slice(end + 1))?.[0];
    if (mark === undefined) return false;
    return this.take(end + 1 + mark.length, ...this.inner(this.text.slice(this.at + 1, end)));
  }

  /** `|name>[text]`; a hook with a round bracket is hidden until it is shown. */
  private readName(): boolean {
    NAMED.lastIndex = this.at;
    const match = NAMED.exec(this.text);
    if (match === null) return false;
    const from = this.at + match[0].length;
    const end = closingOf(this.text, from, '[', ']');
    if (end < 0) return false;
    const { name = '', hides } = match.groups ?? {};
    if (hides !== ')') return this.take(end + 1, ...this.inner(this.text.slice(from + 1, end)));
    const isShown = new RegExp(`\\(show:[^)]*\\?${name}\\b`, 'i').test(this.text);
    const whole = this.text.slice(this.at, end + 1);
    return this.take(end + 1, ...(isShown ? [] : [{ kind: 'lost', code: whole } as const]));
  }

  private readVariable(): boolean {
    VARIABLE.lastIndex = this.at;
    const name = VARIABLE.exec(this.text)?.[0];
    if (name === undefined || /\w/.test(this.text[this.at - 1] ?? '')) return false;
    const [word = ''] = name.split("'");
    return this.take(this.at + word.length, {
      kind: 'print',
      value: { kind: 'name', name: word },
      code: word,
    });
  }

  /** Braces say that line breaks do not count. */
  private readCollapsed(): true {
    const end = closingOf(this.text, this.at, '{', '}');
    if (end < 0) return this.take(this.at + 1);
    return this.take(end + 1, ...unbroken(this.inner(this.text.slice(this.at + 1, end))));
  }
}

function conditionOf(name: string, given: string): Value {
  const test = parseTest(given, HARLOWE);
  return name === 'unless' ? not(test) : test;
}
