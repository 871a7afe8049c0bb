import { inkString } from '../writing/ink-text';
import {
  asCondition,
  expression,
  inBrackets,
  number,
  truth,
  type Expression,
  type ValueKind,
} from './ink-expression';
import { FUNCTIONS } from './ink-functions';
import type { Value } from './value';

/** Kinds of values that are never the same as one of another kind, if a format asks for that. */
const PLAIN = new Set<ValueKind>(['number', 'text', 'truth']);

/** What names and functions are in ink; null for what cannot be carried over. */
export interface Scope {
  name: (name: string) => Expression | null;
  call?: (name: string, given: readonly Value[]) => Expression | null;
  /** An array, which is a list in ink. */
  array?: (items: readonly Value[]) => Expression | null;
}

/** A value as an expression of ink; null if something in it cannot be carried over. */
export function writeValue(value: Value, scope: Scope): Expression | null {
  const write = (part: Value): Expression | null => writeValue(part, scope);
  switch (value.kind) {
    case 'literal':
      return writeLiteral(value.is);
    case 'name':
      return scope.name(value.name);
    case 'array':
      return scope.array?.(value.items) ?? null;
    case 'not': {
      const same = value.of.kind === 'not' ? write(value.of.of) : null;
      if (same?.kind === 'truth') return same;
      const inner = write(value.of);
      const test = inner && asCondition(inner);
      if (test === 'true' || test === 'false') return writeLiteral(test === 'false');
      return test === null ? null : truth(`not ${inBrackets(test)}`);
    }
    case 'minus': {
      const inner = write(value.of);
      return inner?.kind === 'number' ? { ...inner, ink: `-${inBrackets(inner.ink)}` } : null;
    }
    case 'binary': {
      const left = write(value.left);
      const right = write(value.right);
      return left && right && combine(left, value.operator, right);
    }
    case 'either':
      return writeEither(write(value.test), write(value.yes), write(value.no));
    case 'call': {
      const own = scope.call?.(value.name, value.given);
      if (own) return own;
      const given = value.given.map(write);
      const known = given.filter((one) => one !== null);
      return known.length < given.length ? null : (FUNCTIONS[value.name]?.(known) ?? null);
    }
    default:
      return null;
  }
}

function writeLiteral(is: number | string | boolean): Expression {
  const kind: ValueKind =
    typeof is === 'number' ? 'number' : typeof is === 'string' ? 'text' : 'truth';
  return { ink: typeof is === 'string' ? inkString(is) : String(is), kind, isLiteral: true };
}

function writeEither(
  test: Expression | null,
  yes: Expression | null,
  no: Expression | null,
): Expression | null {
  const condition = test && asCondition(test);
  if (condition === null || yes === null || no === null) return null;
  const kind = yes.kind === no.kind ? yes.kind : 'mixed';
  return expression(kind, `pick(${condition}, ${yes.ink}, ${no.ink})`);
}

/** Two values and an operator, unless ink would do something else with them. */
function combine(left: Expression, operator: string, right: Expression): Expression | null {
  const [one, other] = [inBrackets(left.ink), inBrackets(right.ink)];
  const plain = `${one} ${operator} ${other}`;
  const are = (kind: ValueKind): boolean => left.kind === kind && right.kind === kind;
  if (operator === '||' || operator === '&&') {
    const [test, more] = [asCondition(left), asCondition(right)];
    if (test === null || more === null) return null;
    // What is always so needs no question.
    const [decides, says] = operator === '||' ? ['true', 'false'] : ['false', 'true'];
    if (test === decides || more === says) return { ...truth(test), isLiteral: test === decides };
    if (more === decides || test === says) return truth(more);
    return truth(`${inBrackets(test)} ${operator} ${inBrackets(more)}`);
  }
  if (/^[!=]==?$/.test(operator)) return compare(left, operator, right);
  if (operator === 'contains') {
    return are('list') || are('text') ? truth(`${one} ? ${onlyItem(other)}`) : null;
  }
  if (operator === '&') return expression('text', `"" + ${one} + ${other}`);
  if (/^[-+]$/.test(operator) && are('list')) {
    return expression('list', `${one} ${operator} ${onlyItem(other)}`);
  }
  if (operator === '+' && !are('number')) {
    return isJoinable(left) && isJoinable(right) ? expression('text', plain) : null;
  }
  if (!are('number')) return null;
  if (operator.startsWith('fair')) return number(`${operator}(${left.ink}, ${right.ink})`);
  // Ink would leave out the rest of a division of whole numbers.
  if (operator === '/') return number(`FLOAT(${left.ink}) / ${other}`);
  return /^[<>]/.test(operator) ? truth(plain) : number(plain);
}

/** Whether two values are the same; `===` asks for the same kind as well. */
function compare(left: Expression, operator: string, right: Expression): Expression | null {
  const isNot = operator.startsWith('!');
  const isApart = left.kind !== right.kind && PLAIN.has(left.kind) && PLAIN.has(right.kind);
  if (operator.length > 2 && isApart) return truth(String(isNot));
  if (left.isUnset || right.isUnset)
    return truth(String((left.isUnset === right.isUnset) !== isNot));
  if (left.kind === 'list' || right.kind === 'list') return null;
  if (left.isLiteral && right.isLiteral) return writeLiteral((left.ink === right.ink) !== isNot);
  return truth(`${inBrackets(left.ink)} ${operator.slice(0, 2)} ${inBrackets(right.ink)}`);
}

/** A list of one item is that item, where a list is at its side. */
export function onlyItem(list: string): string {
  return list.replace(/^\(([\p{L}\d_]+)\)$/u, '$1');
}

function isJoinable({ kind }: Expression): boolean {
  return kind === 'number' || kind === 'text';
}
