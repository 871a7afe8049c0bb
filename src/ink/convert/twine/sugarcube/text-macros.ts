import { parseValue } from '../../expression/parse-value';
import { literal } from '../../expression/value';
import type { PassageNode, SoundNode } from '../passage-nodes';
import { harmless } from '../rewrite-nodes';
import { argumentsOf, partsOf, SUGARCUBE, textOf, type MacroCall } from './sugarcube-macro';

const DOES: Readonly<Record<string, SoundNode['does']>> = {
  ...{ play: 'play', 'loop play': 'loop', 'play loop': 'loop', stop: 'stop' },
};

type Rule = (call: MacroCall) => PassageNode[];

/** Macros that show something, or another passage. */
export const textMacros: Readonly<Record<string, Rule>> = {
  print: shown,
  '=': shown,
  '-': shown,
  goto: (given) => toPassage('goto', given),
  include: (given) => toPassage('include', given),
  display: (given) => toPassage('include', given),
  cacheaudio: ({ macro }) => {
    const [name, file] = argumentsOf(macro.given).map(textOf);
    const { code } = macro;
    if (name == null || file == null) return [{ kind: 'lost', code }];
    return [{ kind: 'sound', name, file: file.replace(/^\w+\|/, ''), does: null, code }];
  },
  audio: ({ macro }) => {
    const [name, ...orders] = argumentsOf(macro.given).map(textOf);
    const { code } = macro;
    if (name == null) return [{ kind: 'lost', code }];
    // The engine plays all sounds as loud as they are.
    const volume = orders.indexOf('volume');
    const known = orders.filter((_, at) => volume < 0 || at < volume || at > volume + 1);
    const does = DOES[known.join(' ')] ?? null;
    const sound: PassageNode = { kind: 'sound', name, file: null, does, code };
    return volume < 0 || does === null ? [sound] : [{ kind: 'lost', code }, sound];
  },
  textbox: fieldOf,
  textarea: fieldOf,
  numberbox: fieldOf,
};

/** Macros whose contents are changed, or wait for something that ink does not know. */
export const textBlocks: Readonly<Record<string, Rule>> = {
  widget: closed,
  replace: changed,
  append: changed,
  prepend: changed,
  repeat: closed,
  done: closed,
  listbox: (whole) => {
    const [name] = argumentsOf(whole.macro.given);
    const options = partsOf(whole, ['option']).slice(1);
    const chosen = options.find(({ macro }) => /\bselected$/.test(macro.given)) ?? options[0];
    const [label = null, value = label] = argumentsOf(
      chosen?.macro.given.replace(/\s*selected$/, '') ?? '',
    );
    const variable = textOf(name);
    const lost = closed(whole);
    return variable === null || value === null || !('kind' in value)
      ? lost
      : [...lost, { kind: 'set', name: variable, value, code: whole.macro.code }];
  },
};

/** A macro that is not known, with what it contains: its words stay. */
export function unknownBlock({ macro, inside, read }: MacroCall): PassageNode[] {
  return [{ kind: 'lost', code: macro.code }, ...harmless(read(inside))];
}

function closed({ macro, whole }: MacroCall): PassageNode[] {
  return [{ kind: 'lost', code: macro.code, whole }];
}

/** `<<replace "#door">>open<</replace>>` */
function changed({ macro, inside, whole, read }: MacroCall): PassageNode[] {
  return [{ kind: 'change', body: read(inside), code: macro.code, whole }];
}

function shown({ macro, read }: MacroCall): PassageNode[] {
  const value = parseValue(macro.given, SUGARCUBE);
  // A text is read as a part of the passage.
  if (value?.kind === 'literal') return read(String(value.is));
  return [{ kind: 'print', value, code: macro.code }];
}

function toPassage(kind: 'goto' | 'include', { macro }: MacroCall): PassageNode[] {
  const [first] = argumentsOf(macro.given);
  const target = first != null && 'label' in first ? first.target : textOf(first);
  return [
    target === null ? { kind: 'lost', code: macro.code } : { kind, target, code: macro.code },
  ];
}

/** `<<textbox "$name" "Ann">>`; the passage to which the Enter key leads is lost. */
function fieldOf({ macro }: MacroCall): PassageNode[] {
  const [first, second, third] = argumentsOf(macro.given);
  const { code } = macro;
  const name = textOf(first);
  if (name === null || !/^[$_]\w+$/.test(name)) return [{ kind: 'lost', code }];
  const value =
    second != null && 'kind' in second ? second : literal(macro.name === 'numberbox' ? 0 : '');
  const leads = third !== undefined && textOf(third) !== 'autofocus';
  return [
    ...(leads ? [{ kind: 'lost', code } as const] : []),
    { kind: 'set', name, value, code },
    { kind: 'input', name, isNumber: macro.name === 'numberbox', code },
  ];
}
