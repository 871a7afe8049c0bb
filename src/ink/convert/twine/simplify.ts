import {
  binary,
  call,
  changeValue,
  hasChance,
  literal,
  oneOf,
  type Value,
} from '../expression/value';

/** What is known about values besides themselves. */
export interface Known {
  /** What an array always holds; null if it changes. */
  always: (value: Value) => readonly Value[] | null;
  isList: (value: Value) => boolean;
}

/** Among how many one is chosen; each needs a roll of its own. */
const MOST_CHOSEN = 60;
const CONTAINS = new Set(['.includes', '.contains', '.has', 'contains', 'includes']);
/** Methods that put something into an array. */
export const ADDS = new Set(['.push', '.concat', '.pushUnique', '.add']);
const TAKES = new Set(['.delete', '.without']);
const ONE_OF = new Set(['either', 'sample', '.random']);

/** The same value in the fewest words: each format has its own for what is one thing in ink. */
export function simplify(value: Value, known: Known): Value {
  return changeValue(value, (part) => {
    const of = (one: Value): Value => simplify(one, known);
    if (part.kind === 'binary') return simpleBinary(part, known, of);
    if (part.kind !== 'call') return null;
    const [first, ...rest] = part.given;
    if (first === undefined) return null;
    const [second] = rest;
    if (CONTAINS.has(part.name) && second !== undefined && rest.length === 1) {
      return of(binary(first, 'contains', second));
    }
    const joined = ofSeveral(part.name);
    if (joined !== null && second !== undefined) {
      const items = rest.flatMap((one) => itemsIn(one, known) ?? [one]);
      // Of an array that changes, one cannot say it item by item.
      if (!items.every(({ kind }) => kind === 'literal')) return call('unknown');
      const tests = items.map((item) => of(binary(first, 'contains', item)));
      return tests.length === 0
        ? literal(joined === '&&')
        : tests.reduce((one, other) => binary(one, joined, other));
    }
    if (ADDS.has(part.name)) return of(binary(first, '+', asArray(rest)));
    if (TAKES.has(part.name)) return of(binary(first, '-', asArray(rest)));
    if (part.name === '.length') {
      const items = known.always(first);
      return items && literal(items.length);
    }
    if (part.name === '.first' || part.name === '.last') {
      return of(call('.item', first, literal(part.name === '.first' ? 0 : -1)));
    }
    if (part.name === 'cond' && second !== undefined) {
      const no = rest.length > 2 ? call('cond', ...rest.slice(1)) : rest[1];
      return no ? of({ kind: 'either', test: first, yes: second, no }) : null;
    }
    if (part.name === '.item') return itemOf(known.always(first), second);
    if (ONE_OF.has(part.name)) {
      const items = part.given.flatMap((one) => itemsIn(one, known) ?? [one]);
      const chosen = items.length > MOST_CHOSEN ? null : oneOf(items);
      return chosen && changeValue(chosen, (one) => (items.includes(one) ? of(one) : null));
    }
    return part.name === 'floor' ? rolled(first, of) : null;
  });
}

/** `.includesAll("a", "b")` */
function ofSeveral(name: string): string | null {
  if (/^\.(?:includes|contains)All$/.test(name)) return '&&';
  return /^\.(?:includes|contains)Any$/.test(name) ? '||' : null;
}

function simpleBinary(
  { left, operator: written, right }: Value & { kind: 'binary' },
  known: Known,
  of: (value: Value) => Value,
): Value | null {
  const operator = written.replace(/^([!=]=)=$/, '$1');
  switch (operator) {
    case 'in':
      return of(binary(right, 'contains', left));
    case 'not in':
      return { kind: 'not', of: of(binary(right, 'contains', left)) };
    case 'lacks':
      return { kind: 'not', of: of(binary(left, 'contains', right)) };
    case 'contains':
      return containing(left, right, known, of);
    case '>':
    case '>=':
    case '<':
    case '==':
    case '!=': {
      const found = left.kind === 'call' && Object.hasOwn(FOUND, left.name) ? left : null;
      if (found !== null) return compared(found, operator, right, of);
      const isNothing =
        right.kind === 'name' && (right.name === 'undefined' || right.name === 'null');
      if (!isNothing || !operator.endsWith('=') || operator === '>=') return null;
      const test = call('defined', left);
      return operator === '!=' ? test : { kind: 'not', of: test };
    }
    default:
      return null;
  }
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
  of: (value: Value) => Value,
): Value | null {
  const limit = right.kind === 'minus' ? right.of : right;
  if (array === undefined || limit.kind !== 'literal') return null;
  if (item === undefined && name !== '.length') return null;
  const test = item === undefined ? call('filled', of(array)) : of(binary(array, 'contains', item));
  const written = `${operator} ${right.kind === 'minus' ? '-' : ''}${String(limit.is)}`;
  if (FOUND[name]?.yes.includes(written) === true) return test;
  return FOUND[name]?.no.includes(written) === true ? { kind: 'not', of: test } : null;
}

function containing(
  left: Value,
  right: Value,
  known: Known,
  of: (value: Value) => Value,
): Value | null {
  if (left.kind === 'call' && left.name === 'history') return call('passed', right);
  if (right.kind === 'literal') {
    const isList = left.kind === 'array' || known.isList(left);
    return isList ? binary(left, 'contains', { kind: 'array', items: [right] }) : null;
  }
  const items = known.always(left);
  // What is rolled would be rolled for each of them.
  if (items === null || items.length === 0 || hasChance(right)) return null;
  return items
    .map((item) => binary(of(right), '===', item))
    .reduce((one, other) => binary(one, '||', other));
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

function itemOf(items: readonly Value[] | null, index: Value | undefined): Value | null {
  if (items === null || index?.kind !== 'literal' || typeof index.is !== 'number') return null;
  return items.at(index.is) ?? null;
}

/** `Math.floor(Math.random() * 6)` */
function rolled(value: Value, of: (value: Value) => Value): Value | null {
  if (value.kind !== 'binary' || value.operator !== '*') return null;
  const { left, right } = value;
  if (left.kind !== 'call' || left.name !== 'random' || left.given.length > 0) return null;
  return call('random', literal(0), binary(of(right), '-', literal(1)));
}
