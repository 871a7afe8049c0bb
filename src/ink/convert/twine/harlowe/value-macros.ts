import { parseValue } from '../../expression/parse-value';
import { assignments } from '../assignments';
import type { PassageNode } from '../passage-nodes';
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
  goto: (macro) => toPassage('goto', macro),
  display: (macro) => toPassage('include', macro),
  inputbox: fieldOf,
  input: fieldOf,
  forceinputbox: fieldOf,
};
/** Macros whose value stands in the text. */
for (const name of ['random', 'either', 'cond', 'num', 'str', 'round', 'floor', 'ceil', 'min']) {
  Object.assign(valueMacros, { [name]: shown });
}
for (const name of ['max', 'abs', 'uppercase', 'lowercase', 'upperfirst', 'lowerfirst', 'nth']) {
  Object.assign(valueMacros, { [name]: shown });
}

function shown(macro: HarloweMacro): PassageNode[] {
  return [{ kind: 'print', value: valueOf(macro), code: macro.code }];
}

function toPassage(kind: 'goto' | 'include', macro: HarloweMacro): PassageNode[] {
  const [target] = textsOf(macro);
  const { code } = macro;
  return [target == null ? { kind: 'lost', code } : { kind, target, code }];
}

/** `(input-box: bind $name)`; what a box is like beside that is the engine’s. */
function fieldOf({ given, code }: HarloweMacro): PassageNode[] {
  const bound = /(?:^|,)\s*2?bind\s+(?<name>[$_][^,]+)/.exec(given)?.groups?.name ?? '';
  const name = parseValue(bound, HARLOWE);
  return [
    name?.kind === 'name' ? { kind: 'input', name: name.name, code } : { kind: 'lost', code },
  ];
}
