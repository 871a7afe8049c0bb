import {
  anyOf,
  binary,
  call,
  changeValue,
  hasChance,
  literal,
  not,
  oneOf,
  textOf,
  type Value,
} from '../expression/value';
import { ruleFor } from './passage/passage-nodes';

/** What is known about values besides themselves. */
export interface Known {
  /** What an array always holds; null if it changes. */
  always: (value: Value) => readonly Value[] | null;
  isList: (value: Value) => boolean;
}

/** Among how many one is chosen; each needs a roll of its own. */
const MOST_CHOSEN = 60;

type Simplify = (value: Value) => Value;
type Rule = (given: readonly [Value, ...Value[]], of: Simplify, known: Known) => Value | null;

const has: Rule = ([array, item, more], of) =>
  item === undefined || more !== undefined ? null : of(binary(array, 'contains', item));
const hasSeveral =
  (operator: string): Rule =>
  ([array, ...some], of, known) => {
    const items = some.flatMap((one) => itemsIn(one, known) ?? [one]);
    // Of an array that changes, one cannot say it item by item.
    if (!items.every(({ kind }) => kind === 'literal')) return call('unknown');
    const tests = items.map((item) => of(binary(array, 'contains', item)));
    return anyOf(tests, operator) ?? literal(operator === '&&');
  };
const [hasAll, hasAny] = [hasSeveral('&&'), hasSeveral('||')];
const adds: Rule = ([array, ...items], of) => of(binary(array, '+', asArray(items)));
const takes: Rule = ([array, ...items], of) => of(binary(array, '-', asArray(items)));
const chosen: Rule = (given, of, known) => {
  // Which items it has then is only known in the game.
  if (given.some((one) => itemsIn(one, known) === null && known.isList(one))) return null;
  const items = given.flatMap((one) => itemsIn(one, known) ?? [one]);
  const one = items.length > MOST_CHOSEN ? null : oneOf(items);
  return one && changeValue(one, (part) => (items.includes(part) ? of(part) : null));
};

/** Methods that put something into an array. */
export const ADDS = { '.push': adds, '.concat': adds, '.pushUnique': adds, '.add': adds };

/** What functions of the formats are in fewer words. */
const CALLS: Readonly<Record<string, Rule>> = {
  ...{ '.includes': has, '.contains': has, '.has': has, contains: has, includes: has },
  ...{ '.includesAll': hasAll, '.containsAll': hasAll },
  ...{ '.includesAny': hasAny, '.containsAny': hasAny },
  ...{ ...ADDS, '.delete': takes, '.without': takes },
  ...{ either: chosen, sample: chosen, '.random': chosen },
  '.length': ([array], _, known) => {
    const items = known.always(array);
    return items && literal(items.length);
  },
  '.join': ([array, between = literal(',')], _, known) => {
    const items = known.always(array)?.map(textOf);
    const isKnown = items !== undefined && !items.includes(null);
    const sign = textOf(between) ?? '';
    if (isKnown) return literal(items.join(sign));
    // Ink has commas between the items of a list.
    return /^, ?$/.test(sign) ? null : call('unknown');
  },
  joined: ([between, ...items], of) => {
    const [first] = items;
    const isSpread = first?.kind === 'spread' && items.length === 1;
    return of(call('.join', isSpread ? first.of : { kind: 'array', items }, between));
  },
  '.first': ([array], of) => of(call('.item', array, literal(0))),
  '.last': ([array], of) => of(call('.item', array, literal(-1))),
  '.item': ([array, index], _, known) => {
    const isPlace = index?.kind === 'literal' && typeof index.is === 'number';
    return isPlace ? (known.always(array)?.at(Number(index.is)) ?? null) : null;
  },
  cond: ([test, yes, no, ...rest], of) =>
    yes && no
      ? of({ kind: 'either', test, yes, no: rest.length > 0 ? call('cond', no, ...rest) : no })
      : null,
  /** `Math.floor(Math.random() * 6)` */
  floor: ([value], of) => {
    if (value.kind !== 'binary' || value.operator !== '*') return null;
    const { left, right } = value;
    if (left.kind !== 'call' || left.name !== 'random' || left.given.length > 0) return null;
    return call('random', literal(0), binary(of(right), '-', literal(1)));
  },
};

/** The same value in the fewest words: each format has its own for what is one thing in ink. */
export function simplify(value: Value, known: Known): Value {
  const of: Simplify = (one) => simplify(one, known);
  return changeValue(value, (part) => {
    if (part.kind === 'binary') return simpleBinary(part, of, known);
    const [first, ...rest] = part.kind === 'call' ? part.given : [];
    if (part.kind !== 'call' || first === undefined) return null;
    return ruleFor(CALLS, part.name)?.([first, ...rest], of, known) ?? null;
  });
}

function simpleBinary(
  { left, operator: written, right }: Value & { kind: 'binary' },
  of: Simplify,
  known: Known,
): Value | null {
  const operator = written.replace(/^([!=]=)=$/, '$1');
  switch (operator) {
    case 'in':
      return of(binary(right, 'contains', left));
    case 'not in':
      return not(of(binary(right, 'contains', left)));
    case 'lacks':
      return not(of(binary(left, 'contains', right)));
    case 'contains':
      return containing(left, of(right), of, known);
    default: {
      if (left.kind === 'call' && Object.hasOwn(FOUND, left.name)) {
        return compared(left, operator, right, of);
      }
      // A number begins at nothing: `coins || 0`.
      const isZero = right.kind === 'literal' && right.is === 0;
      if (operator === '||' && left.kind === 'name' && isZero) return left;
      const isFrom = isPrevious(left) && right.kind === 'literal' && /^[!=]=$/.test(operator);
      if (isFrom) {
        const isSame = call(
          'cameFrom',
          right,
          literal(left.kind === 'call' && left.name === 'previous'),
        );
        return operator === '==' ? isSame : not(isSame);
      }
      const isNothing = right.kind === 'name' && /^(?:undefined|null)$/.test(right.name);
      if (!isNothing || !/^[!=]=$/.test(operator)) return null;
      const test = call('defined', left);
      return operator === '!=' ? test : not(test);
    }
  }
}

/** The passage before, as each format calls it. */
function isPrevious(value: Value): boolean {
  if (value.kind === 'name') return value.name === 'passage.from';
  const [of, place] = value.kind === 'call' ? value.given : [];
  if (value.kind !== 'call' || value.name === 'previous')
    return of === undefined && value.kind === 'call';
  const isLast = value.name === '.item' && place?.kind === 'literal' && place.is === -1;
  return isLast && of?.kind === 'call' && of.name === 'history';
}

/** What says that an array has an item, or that it has not. */
const FOUND: Readonly<Record<string, { yes: readonly string[]; no: readonly string[] }>> = {
  '.indexOf': { yes: ['>= 0', '> -1', '!= -1'], no: ['< 0', '== -1'] },
  '.count': { yes: ['>= 1', '> 0', '!= 0'], no: ['< 1', '== 0'] },
  '.length': { yes: ['>= 1', '> 0', '!= 0'], no: ['< 1', '== 0'] },
};

/** `bag.indexOf("rope") >= 0` */
function compared(
  { name, given: [array, item] }: Value & { kind: 'call' },
  operator: string,
  right: Value,
  of: Simplify,
): Value | null {
  const limit = right.kind === 'minus' ? right.of : right;
  if (array === undefined || limit.kind !== 'literal') return null;
  if (item === undefined && name !== '.length') return null;
  const test = item === undefined ? call('filled', of(array)) : of(binary(array, 'contains', item));
  const written = `${operator} ${right.kind === 'minus' ? '-' : ''}${String(limit.is)}`;
  if (FOUND[name]?.yes.includes(written) === true) return test;
  return FOUND[name]?.no.includes(written) === true ? not(test) : null;
}

/** `$bag contains all of $needs` */
const SEVERAL = new Set(['all', 'any']);

function containing(left: Value, right: Value, of: Simplify, known: Known): Value | null {
  if (left.kind === 'call' && left.name === 'history') return call('passed', right);
  const [several] = right.kind === 'call' && SEVERAL.has(right.name) ? right.given : [];
  if (right.kind === 'call' && several !== undefined) {
    return of(call(right.name === 'all' ? '.includesAll' : '.includesAny', left, several));
  }
  const items = known.always(left);
  if (
    right.kind === 'literal' &&
    left.kind !== 'name' &&
    items?.every(({ kind }) => kind === 'literal')
  ) {
    return literal(items.some((item) => textOf(item) === textOf(right)));
  }
  if (right.kind === 'literal') {
    const isList = left.kind === 'array' || known.isList(left);
    return isList ? binary(left, 'contains', { kind: 'array', items: [right] }) : null;
  }
  // What is rolled would be rolled for each of them.
  if (items === null || hasChance(right)) return null;
  return anyOf(items.map((item) => binary(of(right), '===', item)));
}

function asArray(items: readonly Value[]): Value {
  return {
    kind: 'array',
    items: items.flatMap((item) => (item.kind === 'array' ? item.items : [item])),
  };
}

/** The items of an array that is spread: `...$dogs`, or of the only one that is given. */
function itemsIn(value: Value, known: Known): readonly Value[] | null {
  return known.always(value.kind === 'spread' ? value.of : value);
}
