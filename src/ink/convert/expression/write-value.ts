import { inkString } from '../ink-text';
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
      const inner = write(value.of);
      const test = inner && asCondition(inner);
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
      if (own !== undefined && own !== null) return own;
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
  const one = inBrackets(left.ink);
  const other = inBrackets(right.ink);
  const areNumbers = left.kind === 'number' && right.kind === 'number';
  const areLists = left.kind === 'list' && right.kind === 'list';
  switch (operator) {
    case '||':
    case '&&': {
      const tests = [asCondition(left), asCondition(right)];
      return tests.includes(null)
        ? null
        : truth(tests.map((test) => inBrackets(test ?? '')).join(` ${operator} `));
    }
    case '==':
    case '!=':
      if (left.isUnset || right.isUnset)
        return truth(String((left.isUnset === right.isUnset) === (operator === '==')));
      return left.kind === 'list' || right.kind === 'list'
        ? null
        : truth(`${one} ${operator} ${other}`);
    case '===':
    case '!==': {
      const isApart = left.kind !== right.kind && PLAIN.has(left.kind) && PLAIN.has(right.kind);
      return isApart
        ? truth(String(operator === '!=='))
        : combine(left, operator.slice(0, 2), right);
    }
    case '<':
    case '>':
    case '<=':
    case '>=':
      return areNumbers ? truth(`${one} ${operator} ${other}`) : null;
    case 'contains':
      return areLists || (left.kind === 'text' && right.kind === 'text')
        ? truth(`${one} ? ${onlyItem(other)}`)
        : null;
    case '&':
      return expression('text', `"" + ${one} + ${other}`);
    case '+':
      if (areNumbers) return number(`${one} + ${other}`);
      if (areLists) return expression('list', `${one} + ${onlyItem(other)}`);
      return isJoinable(left) && isJoinable(right) ? expression('text', `${one} + ${other}`) : null;
    case 'fair_add':
    case 'fair_subtract':
      return areNumbers ? number(`${operator}(${left.ink}, ${right.ink})`) : null;
    case '/':
      // Ink would leave out the rest of a division of whole numbers.
      return areNumbers ? number(`FLOAT(${left.ink}) / ${other}`) : null;
    case '-':
      if (areLists) return expression('list', `${one} - ${onlyItem(other)}`);
      return areNumbers ? number(`${one} - ${other}`) : null;
    case '*':
    case '%':
      return areNumbers ? number(`${one} ${operator} ${other}`) : null;
    default:
      return null;
  }
}

/** A list of one item is that item, where a list is at its side. */
export function onlyItem(list: string): string {
  return list.replace(/^\(([\p{L}\d_]+)\)$/u, '$1');
}

function isJoinable({ kind }: Expression): boolean {
  return kind === 'number' || kind === 'text';
}
