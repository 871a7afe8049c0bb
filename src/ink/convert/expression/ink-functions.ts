import { inkString } from '../ink-text';
import { expression, inBrackets, number, type Expression } from './ink-expression';

type InkFunction = (given: readonly Expression[]) => Expression | null;

/** Functions of other tools whose counterparts need nothing but their arguments. */
export const FUNCTIONS: Readonly<Record<string, InkFunction>> = {
  random: ([one, other]) => {
    const from = other === undefined ? '0' : one?.ink;
    return numeric(
      [one, other ?? one],
      () => `RANDOM(${from ?? '0'}, ${(other ?? one)?.ink ?? '0'})`,
    );
  },
  floor: (given) => numeric(given, (ink) => `INT(FLOOR(${ink}))`),
  trunc: (given) => numeric(given, (ink) => `INT(${ink})`),
  ceil: (given) => numeric(given, (ink) => `INT(CEILING(${ink}))`),
  round: (given) =>
    given.length === 1 ? numeric(given, (ink) => `INT(FLOOR(${inBrackets(ink)} + 0.5))`) : null,
  abs: ([of]) =>
    of?.ink.includes('RANDOM(') === true
      ? null
      : numeric([of], (ink) => `MAX(${ink}, -${inBrackets(ink)})`),
  min: (given) => numeric(given, (...all) => nested('MIN', all)),
  max: (given) => numeric(given, (...all) => nested('MAX', all)),
  pow: (given) => numeric(given, (one, other = '1') => `POW(${one}, ${other})`),
  ...{
    num: toNumber,
    number: toNumber,
    Number: toNumber,
    parseInt: toNumber,
    parseFloat: toNumber,
  },
  ...{ str: toText, string: toText, text: toText, String: toText },
  uppercase: ([of]) => ofText(of, (text) => text.toUpperCase()),
  lowercase: ([of]) => ofText(of, (text) => text.toLowerCase()),
  upperfirst: ([of]) => ofText(of, upperFirst),
  lowerfirst: ([of]) => ofText(of, (text) => text.charAt(0).toLowerCase() + text.slice(1)),
  '.toUpperCase': ([of]) => ofText(of, (text) => text.toUpperCase()),
  '.toLowerCase': ([of]) => ofText(of, (text) => text.toLowerCase()),
  '.toUpperFirst': ([of]) => ofText(of, upperFirst),
};

function numeric(
  given: readonly (Expression | undefined)[],
  write: (...inks: [string, ...string[]]) => string,
): Expression | null {
  const [first, ...rest] = given.map((one) => (one?.kind === 'number' ? one.ink : null));
  if (first == null || rest.includes(null)) return null;
  const others = rest.filter((one) => one !== null);
  return number(write(first, ...others));
}

function nested(name: string, [first, ...rest]: readonly string[]): string {
  if (first === undefined) return '0';
  return rest.length === 0 ? first : `${name}(${first}, ${nested(name, rest)})`;
}

function toNumber([of]: readonly Expression[]): Expression | null {
  if (of?.kind === 'number') return of;
  const is = of?.kind === 'text' && of.isLiteral ? Number(of.ink.slice(1, -1)) : NaN;
  return Number.isFinite(is) ? { ink: String(is), kind: 'number', isLiteral: true } : null;
}

function toText([of]: readonly Expression[]): Expression | null {
  if (of?.kind === 'text') return of;
  return of?.kind === 'number' ? expression('text', `"{${of.ink}}"`) : null;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is done to the letters of a text, which ink cannot do itself. */
function ofText(of: Expression | undefined, change: (text: string) => string): Expression | null {
  if (of?.kind !== 'text' || !of.isLiteral) return null;
  return { ...of, ink: inkString(change(of.ink.slice(1, -1).replace(/\\(.)/g, '$1'))) };
}
