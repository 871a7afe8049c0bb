import { parseValue, type Syntax } from '../../expression/parse-value';
import { binary, type Value } from '../../expression/value';
import { splitOutside } from '../../expression/brackets';
import { lost, RESTART, setTo, type PassageNode, type SetNode } from './passage-nodes';

const ASSIGNMENT =
  /^(?<target>[^=<>!]+?)\s*(?<operator>\bto\b|[-+*/%]?=(?!=))\s*(?<expression>[^]+)$/u;
const BEGINS_ANEW =
  /^(?:(?:SugarCube\.)?(?:Engine|UI)\.restart|(?:window\.)?location\.reload)\(\)$/;
const STEP = /^(?<target>[^=<>!]+?)\s*(?:(?<sign>[-+])\k<sign>)$/u;
/** Methods that change the array itself. */
const CHANGES = new Set(['.push', '.pushUnique', '.delete', '.add']);

/** Assignments, separated by a sign; what is none cannot be carried over. */
export function assignments(
  code: string,
  separator: string,
  syntax: Syntax,
  shown: (part: string) => string,
): PassageNode[] {
  return splitOutside(code, separator)
    .filter((part) => part !== '')
    .map((part) => assignment(part, syntax, shown(part)));
}

/** One assignment; what is none cannot be carried over. */
export function assignment(part: string, syntax: Syntax, code: string): PassageNode {
  const assigned = (name: Value | null, value: Value | null): PassageNode =>
    name?.kind === 'name' ? setTo(name.name, value, code) : lost(code);
  const step = STEP.exec(part)?.groups;
  const { target = step?.target, operator, expression = '1' } = ASSIGNMENT.exec(part)?.groups ?? {};
  if (target !== undefined) {
    const name = parseValue(target, syntax);
    const value = parseValue(expression, { ...syntax, it: name });
    const sign = (operator ?? step?.sign ?? '').slice(0, 1);
    const isStep = operator !== 'to' && operator !== '=';
    return assigned(name, isStep ? name && value && binary(name, sign, value) : value);
  }
  if (BEGINS_ANEW.test(part)) return { kind: 'goto', target: RESTART, code };
  const change = parseValue(part, syntax);
  const isChange = change?.kind === 'call' && CHANGES.has(change.name);
  return isChange ? assigned(change.given[0] ?? null, change) : lost(code);
}

/** A set of a map is one of each of its parts. */
export function setsOf(set: SetNode): SetNode[] {
  const { name, value, code } = set;
  if (value?.kind !== 'map') return [set];
  return value.entries.flatMap(([key, part]) => setsOf(setTo(`${name}.${key}`, part, code)));
}
