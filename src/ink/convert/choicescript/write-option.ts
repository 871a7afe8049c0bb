import { lossLines } from '../writing/conversion';
import { labelOf } from '../writing/ink-text';
import type { Option } from './read-scene';
import type { SceneWords } from './scene-words';

/** The first line of a choice, below what is lost of it; null if nobody knows when it is offered. */
export function writeOption(
  { label, conditions, selectable, reuse, code }: Option,
  words: SceneWords,
  newName: (wanted: string) => string,
): string[] | null {
  const tests = conditions.map((condition) => words.test(condition));
  if (tests.includes(undefined)) return null;
  const isOpen = words.test(selectable);
  const { ink, lost } = words.text(label);
  const once = reuse === 'disable' ? newName('chosen') : null;
  const locks = [
    ...(isOpen === undefined ? ['#UNCLICKABLE'] : []),
    ...(isOpen == null ? [] : [`#{not (${isOpen}):UNCLICKABLE}`]),
    ...(once === null ? [] : [`#{${once} > 0:UNCLICKABLE}`]),
  ];
  const shown = [labelOf(ink) || '…', ...locks].join(' ');
  const shownIf = tests.map((test) => (test == null ? '' : `{${test}} `)).join('');
  const bullet = reuse === 'hide' ? '*' : '+';
  const name = once === null ? '' : `(${once}) `;
  return [
    ...(isOpen === undefined ? lossLines(code) : []),
    ...lost,
    `${bullet} ${name}${shownIf}[${shown}]`,
  ];
}
