import { parseValue, type Syntax } from '../../expression/parse-value';
import { literal, type Value } from '../../expression/value';
import type { Rounds } from './passage-nodes';
import { assignment } from './assignments';

/** How often a loop may go round to be written out. */
const MOST_ROUNDS = 60;
/** Whether a loop goes on, by the sign in its test. */
const GOES_ON: Readonly<Record<string, (at: number, to: number) => boolean>> = {
  '<': (at, to) => at < to,
  '<=': (at, to) => at <= to,
  '>': (at, to) => at > to,
  '>=': (at, to) => at >= to,
};

/** What a loop counts: `_i to 1; _i lte 3; _i++`, or the places of an array; null if that is not written in it. */
export function rounds(given: string, syntax: Syntax): Rounds | null {
  const [first = '', test = '', step = ''] = given.split(';');
  const [start, next] = [first, step].map((code) => assignment(code.trim(), syntax, code));
  const limit = parseValue(test, syntax);
  if (start?.kind !== 'set' || next?.kind !== 'set' || limit?.kind !== 'binary') return null;
  const { value } = start;
  const by = next.value?.kind === 'binary' ? next.value.right : null;
  if (value?.kind !== 'literal' || by?.kind !== 'literal') return null;
  const { operator, right } = limit;
  const isUp = next.value?.kind === 'binary' && next.value.operator === '+' && by.is === 1;
  if (right.kind === 'call' && right.name === '.length' && operator === '<') {
    const [of] = right.given;
    return of && isUp && value.is === 0 ? { name: start.name, isPlace: true, of } : null;
  }
  if (right.kind !== 'literal') return null;
  const sign = next.value?.kind === 'binary' && next.value.operator === '-' ? -1 : 1;
  const items: Value[] = [];
  const to = Number(right.is);
  for (let at = Number(value.is); GOES_ON[operator]?.(at, to); at += sign * Number(by.is)) {
    if (items.push(literal(at)) > MOST_ROUNDS) return null;
  }
  return { name: start.name, of: { kind: 'array', items } };
}
