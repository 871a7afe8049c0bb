import type { InkLine } from './ink-line';
import type { KnownNames } from './known-names';

/** Whether ink takes a value for a CONST: it computes nothing there. */
export const isConstant = (value: string): boolean =>
  /^(?:-?\d+(?:\.\d+)?|true|false|"[^"{}|\\]*"|->[ \t]*[\p{L}\d_.]+)$/u.test(value);

/** Whether ink takes a value for a VAR or CONST: that of a VAR can also be a constant, or items of lists. */
export function isFirstValue(
  value: string,
  { constants, items }: KnownNames,
  isConst: boolean,
): boolean {
  const isItem = (name: string): boolean => items.has(name.split('.').at(-1) ?? '');
  const listed = /^\((?<items>[\p{L}\d_.,\s]*)\)$/u.exec(value)?.groups?.items?.trim();
  return (
    isConstant(value) ||
    (!isConst &&
      (constants.has(value) ||
        isItem(value) ||
        (listed !== undefined &&
          (listed === '' || listed.split(',').every((one) => isItem(one.trim()))))))
  );
}

/** The lines for a variable of the whole story: VAR computes nothing and is read once, before the story begins. */
export function linesOfVar(
  { text }: InkLine,
  name: string,
  value: string,
  isSetAgain = false,
): string {
  const isFirst = isConstant(value) || value === '()';
  const indent = /^[ \t]*/.exec(text)?.[0] ?? '';
  const set = isSetAgain || !isFirst ? `\n${indent}~ ${name} = ${value}` : '';
  return `VAR ${name} = ${isFirst ? value : '0'}${set}`;
}
