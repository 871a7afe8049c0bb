import { parseValue } from '../../expression/parse-value';
import type { Value } from '../../expression/value';
import { assignments } from '../assignments';
import { cycling } from '../cycling-links';
import { RESTART, type PassageNode } from '../passage-nodes';
import { splitOutside } from '../passage-reader';
import { HARLOWE, textsOf, valueOf, valuesOf, type HarloweMacro } from './harlowe-macro';

type MacroRule = (macro: HarloweMacro) => PassageNode[];

/** Macros without a hook: what they do or show by themselves. */
export const valueMacros: Readonly<Record<string, MacroRule>> = {
  set: ({ given, code }) => {
    const parts = splitOutside(given, ',');
    return assignments(given, ',', HARLOWE, (part) =>
      parts.length === 1 ? code : `(set: ${part})`,
    );
  },
  put: ({ given, code }) => {
    const { expression = '', name } =
      /^(?<expression>[^]+)\binto\s+(?<name>[$_][^]+)$/.exec(given)?.groups ?? {};
    return name === undefined
      ? [{ kind: 'lost', code }]
      : assignments(`${name} to ${expression}`, '\0', HARLOWE, () => code);
  },
  print: (macro) => {
    const [value = null] = valuesOf(macro) ?? [];
    return [{ kind: 'print', value, code: macro.code }];
  },
  stop: () => [],
  goto: (macro) => toPassage('goto', macro),
  ...{ restart: anew, reload: anew },
  display: (macro) => toPassage('include', macro),
  cyclinglink: (macro) => cycling(boundIn(macro), valuesAfter(macro), macro.code),
  dropdown: (macro) => {
    const name = boundIn(macro);
    const [value] = valuesAfter(macro);
    const lost: PassageNode = { kind: 'lost', code: macro.code };
    return name === null || value == null
      ? [lost]
      : [lost, { kind: 'set', name, value, code: macro.code }];
  },
  inputbox: fieldOf,
  input: fieldOf,
  forceinputbox: fieldOf,
};
/** Macros whose value stands in the text. */
export const SHOWN = new Set([
  ...['random', 'either', 'cond', 'num', 'str', 'round', 'floor', 'ceil', 'min', 'max', 'abs'],
  ...['uppercase', 'lowercase', 'upperfirst', 'lowerfirst'],
]);

/** What a macro means that has no hook; null if it is none of these. */
export function valueNodes(macro: HarloweMacro): PassageNode[] | null {
  const rule = Object.hasOwn(valueMacros, macro.name) ? valueMacros[macro.name] : undefined;
  if (rule !== undefined) return rule(macro);
  if (!SHOWN.has(macro.name)) return null;
  return [{ kind: 'print', value: valueOf(macro), code: macro.code }];
}

function anew({ code }: HarloweMacro): PassageNode[] {
  return [{ kind: 'goto', target: RESTART, code }];
}

function toPassage(kind: 'goto' | 'include', macro: HarloweMacro): PassageNode[] {
  const [target] = textsOf(macro);
  const { code } = macro;
  return [target == null ? { kind: 'lost', code } : { kind, target, code }];
}

/** `(input-box: bind $name)`; what a box is like beside that is the engine’s. */
function fieldOf(macro: HarloweMacro): PassageNode[] {
  const { code } = macro;
  const name = boundIn(macro);
  return [name === null ? { kind: 'lost', code } : { kind: 'input', name, code }];
}

/** The variable that a macro is bound to. */
function boundIn({ given }: HarloweMacro): string | null {
  const bound = /(?:^|,)\s*2?bind\s+(?<name>[$_][^,]+)/.exec(given)?.groups?.name ?? '';
  const name = parseValue(bound, HARLOWE);
  return name?.kind === 'name' ? name.name : null;
}

/** What is given to a macro behind its variable. */
function valuesAfter({ given }: HarloweMacro): readonly (Value | null)[] {
  const [, ...rest] = splitOutside(given, ',');
  return rest.map((part) => parseValue(part, HARLOWE));
}
