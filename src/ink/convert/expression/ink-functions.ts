import { inkString } from '../writing/ink-text';
import { expression, inBrackets, number, type Expression } from './ink-expression';

type InkFunction = (given: readonly Expression[]) => Expression | null;

/** A function of numbers. */
const ofNumbers =
  (write: (first: string, ...others: string[]) => string): InkFunction =>
  (given) => {
    const [first, ...others] = given.map(({ kind, ink }) => (kind === 'number' ? ink : null));
    const known = others.filter((ink) => ink !== null);
    return first == null || known.length < others.length ? null : number(write(first, ...known));
  };

/** What is done to the letters of a text, which ink cannot do itself. */
const ofLetters =
  (change: (text: string) => string): InkFunction =>
  ([of]) =>
    of?.kind === 'text' && of.isLiteral
      ? { ...of, ink: inkString(change(of.ink.slice(1, -1).replace(/\\(.)/g, '$1'))) }
      : null;

const toNumber: InkFunction = ([of]) => {
  if (of?.kind === 'number') return of;
  const is = of?.kind === 'text' && of.isLiteral ? Number(of.ink.slice(1, -1)) : NaN;
  return Number.isFinite(is) ? { ink: String(is), kind: 'number', isLiteral: true } : null;
};
const toText: InkFunction = ([of]) => {
  if (of?.kind === 'text') return of;
  return of?.kind === 'number' ? expression('text', `"{${of.ink}}"`) : null;
};
const nested = (name: string) =>
  ofNumbers((...all) => all.reduceRight((others, one) => `${name}(${one}, ${others})`));
const rounded = ofNumbers((ink) => `INT(FLOOR(${inBrackets(ink)} + 0.5))`);
const within = ofNumbers((ink, low = '0', high = '0') => `MAX(${low}, MIN(${high}, ${ink}))`);
const absolute = ofNumbers((ink) => `MAX(${ink}, -${inBrackets(ink)})`);
const [upper, lower] = [
  ofLetters((text) => text.toUpperCase()),
  ofLetters((text) => text.toLowerCase()),
];
const upperFirst = ofLetters((text) => text.charAt(0).toUpperCase() + text.slice(1));

/** Functions of other tools whose counterparts need nothing but their arguments. */
export const FUNCTIONS: Readonly<Record<string, InkFunction>> = {
  random: ofNumbers((...range) => `RANDOM(${[0, ...range].slice(-2).join(', ')})`),
  floor: ofNumbers((ink) => `INT(FLOOR(${ink}))`),
  trunc: ofNumbers((ink) => `INT(${ink})`),
  ceil: ofNumbers((ink) => `INT(CEILING(${ink}))`),
  round: (given) => (given.length === 1 ? rounded(given) : null),
  // A roll would be rolled twice.
  abs: (given) => (given[0]?.ink.includes('RANDOM(') === true ? null : absolute(given)),
  ...{ min: nested('MIN'), max: nested('MAX') },
  ...{ clamp: (given) => (given.length === 3 ? within(given) : null) },
  pow: ofNumbers((one, other = '1') => `POW(${one}, ${other})`),
  ...{ num: toNumber, number: toNumber, Number: toNumber },
  ...{ parseInt: toNumber, parseFloat: toNumber },
  ...{ str: toText, string: toText, text: toText, String: toText },
  ...{ uppercase: upper, '.toUpperCase': upper, lowercase: lower, '.toLowerCase': lower },
  ...{ upperfirst: upperFirst, '.toUpperFirst': upperFirst },
  lowerfirst: ofLetters((text) => text.charAt(0).toLowerCase() + text.slice(1)),
};
