import type { StoryProgram } from '../../ink/story/story-program';
import { readStoryNames } from '../../ink/story/story-names';
import { choicesIn, type WrittenCondition } from './choice-lines';
import { findPlace } from './find-place';
import { variablesIn } from './variables';

export const SIGNS = ['>=', '<=', '=='] as const;

/** What must be so: something that is remembered, a number, or that players have been at a place or chose something. */
export type Condition =
  | { kind: 'flag'; name: string; is: boolean }
  | { kind: 'number'; name: string; sign: (typeof SIGNS)[number]; value: number }
  | { kind: 'place'; id: string; is: boolean }
  /** By the address of its label. */
  | { kind: 'choice'; path: string; text: string; is: boolean };

/** A condition in ink, without its braces. */
export function conditionInk(condition: Condition): string {
  if (condition.kind === 'number') return `${condition.name} ${condition.sign} ${condition.value}`;
  const { kind, is } = condition;
  const name = kind === 'flag' ? condition.name : kind === 'place' ? condition.id : condition.path;
  return is ? name : `not ${name}`;
}

const ONE = /^(?<not>not\s+|!\s*)?(?<path>[\p{L}\d_]+(?:\.[\p{L}\d_]+)*)$/u;
const NUMBER = /^(?<name>[\p{L}\d_]+)\s*(?<sign>>=|<=|==)\s*(?<value>-?\d+(?:\.\d+)?)$/u;

/** What a condition means, as far as words can say it; null for any other ink. */
export function readCondition(program: StoryProgram, written: WrittenCondition): Condition | null {
  const { inner, file, from } = written;
  const variables = variablesIn(program);
  const kindOf = (name: string) => variables.find((one) => one.name === name)?.kind;
  const number = NUMBER.exec(inner)?.groups;
  if (number?.name !== undefined && kindOf(number.name) === 'number') {
    const sign = SIGNS.find((one) => one === number.sign) ?? '==';
    return { kind: 'number', name: number.name, sign, value: Number(number.value) };
  }
  const { path, not } = ONE.exec(inner)?.groups ?? {};
  if (path === undefined) return null;
  const is = not === undefined;
  const at = readStoryNames(program).occurrences.findLast(
    (one) => one.file === file && one.from >= from && one.to <= written.to,
  );
  if (at === undefined) return null;
  const { kind, name, knot, stitch } = at.declaration;
  if (kind === 'variable') return kindOf(name) === 'flag' ? { kind: 'flag', name, is } : null;
  const address = [knot, stitch].filter((part) => part !== null).join('.');
  if (kind === 'knot' || kind === 'stitch')
    return findPlace(program, address) === null ? null : { kind: 'place', id: address, is };
  if (kind !== 'label') return null;
  const choice = choicesIn(program).find(
    ({ label, place }) => label === name && place.id === address,
  );
  const full = address === '' ? name : `${address}.${name}`;
  return choice === undefined ? null : { kind: 'choice', path: full, text: choice.text, is };
}
