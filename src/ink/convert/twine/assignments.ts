import { parseValue, type Syntax } from '../expression/parse-value';
import { binary, literal, type Value } from '../expression/value';
import { splitOutside } from './passage-reader';
import { RESTART, type PassageNode } from './passage-nodes';

const ASSIGNMENT =
  /^(?<target>[^=<>!]+?)\s*(?<operator>\bto\b|[-+*/%]?=(?!=))\s*(?<expression>[^]+)$/u;
const BEGINS_ANEW =
  /^(?:(?:SugarCube\.)?(?:Engine|UI)\.restart|(?:window\.)?location\.reload)\(\)$/;
const STEP = /^(?<target>[^=<>!]+?)\s*(?<step>\+\+|--)$/u;
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
  const { target, operator = '=', expression } = ASSIGNMENT.exec(part)?.groups ?? {};
  if (target !== undefined && expression !== undefined) {
    const name = parseValue(target, syntax);
    const value = parseValue(expression, { ...syntax, it: name });
    const isStep = operator !== 'to' && operator !== '=';
    if (isStep)
      return setNode(name, value && name && binary(name, operator.slice(0, 1), value), code);
    return setNode(name, value, code);
  }
  const step = STEP.exec(part)?.groups;
  if (step?.target !== undefined) {
    const name = parseValue(step.target, syntax);
    return setNode(name, name && binary(name, step.step === '++' ? '+' : '-', literal(1)), code);
  }
  if (BEGINS_ANEW.test(part)) return { kind: 'goto', target: RESTART, code };
  const change = parseValue(part, syntax);
  return change?.kind === 'call' && CHANGES.has(change.name)
    ? setNode(change.given[0] ?? null, change, code)
    : { kind: 'lost', code };
}

function setNode(name: Value | null, value: Value | null, code: string): PassageNode {
  return name?.kind === 'name'
    ? { kind: 'set', name: name.name, value, code }
    : { kind: 'lost', code };
}
