import { parseValue } from '../../expression/parse-value';
import { assignments } from '../passage/assignments';
import { cycling } from '../passage/cycling-links';
import {
  lost,
  print,
  RESTART,
  ruleFor,
  setTo,
  toPassage,
  type PassageNode,
} from '../passage/passage-nodes';
import { splitOutside } from '../../expression/brackets';
import { byText } from '../passage/texts-in-values';
import { boundTo, HARLOWE, valuesOf, type HarloweMacro } from './harlowe-macro';

type ValueRule = (macro: HarloweMacro) => PassageNode[];

const anew: ValueRule = ({ code }) => [{ kind: 'goto', target: RESTART, code }];
/** `(input-box: bind $name)`; what a box is like beside that is the engine’s. */
const fieldOf: ValueRule = (macro) => {
  const { name } = boundTo(macro);
  return [name === null ? lost(macro.code) : { kind: 'input', name, code: macro.code }];
};

/** Macros without a hook: what they do or show by themselves. */
export const valueMacros: Readonly<Record<string, ValueRule>> = {
  set: ({ given, code }) => {
    const isOne = splitOutside(given, ',').length === 1;
    return assignments(given, ',', HARLOWE, (part) => (isOne ? code : `(set: ${part})`));
  },
  put: ({ given, code }) => {
    const { expression = '', name } =
      /^(?<expression>[^]+)\binto\s+(?<name>[$_][^]+)$/.exec(given)?.groups ?? {};
    return name === undefined
      ? [lost(code)]
      : assignments(`${name} to ${expression}`, '\0', HARLOWE, () => code);
  },
  print: (macro) => [print(valuesOf(macro)?.[0] ?? null, macro.code)],
  stop: () => [],
  goto: (macro) =>
    byText(valuesOf(macro)?.[0], macro.code, (target) => toPassage('goto', target, macro.code)),
  ...{ restart: anew, reload: anew },
  display: (macro) =>
    byText(valuesOf(macro)?.[0], macro.code, (target) => toPassage('include', target, macro.code)),
  cyclinglink: (macro) => {
    const { name, rest } = boundTo(macro);
    return cycling(name, rest, macro.code);
  },
  dropdown: (macro) => {
    const { name, rest } = boundTo(macro);
    const [value] = rest;
    const isKnown = name !== null && value != null;
    return [lost(macro.code), ...(isKnown ? [setTo(name, value, macro.code)] : [])];
  },
  ...{ inputbox: fieldOf, input: fieldOf, forceinputbox: fieldOf },
};

/** Macros whose value stands in the text. */
export const SHOWN = new Set([
  ...['random', 'either', 'cond', 'num', 'str', 'round', 'floor', 'ceil', 'min', 'max', 'abs'],
  ...['uppercase', 'lowercase', 'upperfirst', 'lowerfirst', 'joined'],
]);

/** What a macro means that has no hook; null if it is none of these. */
export function valueNodes(macro: HarloweMacro): PassageNode[] | null {
  const { name, code } = macro;
  const shown = SHOWN.has(name) ? [print(parseValue(code, HARLOWE), code)] : null;
  return ruleFor(valueMacros, name)?.(macro) ?? shown;
}
