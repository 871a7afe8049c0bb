import type { TextEdit } from './component-form';
import { gapBefore, gapBehind, indentAt, indented } from './gaps';

interface Range {
  from: number;
  to: number;
}

/** Adds something behind the last of several, with the space that is between the others. */
export function addBehind(text: string, ranges: readonly Range[], written: string): TextEdit[] {
  const last = ranges.at(-1);
  if (last === undefined) return [];
  const gap = text.slice(gapBefore(text, last.from), last.from);
  const insert = gap + indented(written, indentAt(text, last.from));
  return [{ from: last.to, to: last.to, insert }];
}

/** Removes one of several, and the space that it leaves; the last one stays. */
export function removeOne(text: string, ranges: readonly Range[], index: number): TextEdit[] {
  const range = ranges[index];
  if (range === undefined || ranges.length < 2) return [];
  const { from, to } = range;
  return index === ranges.length - 1
    ? [{ from: gapBefore(text, from), to, insert: '' }]
    : [{ from, to: gapBehind(text, to), insert: '' }];
}

/** Lets one change places with the next; what is between them stays. */
export function swapWithNext(text: string, ranges: readonly Range[], index: number): TextEdit[] {
  const [one, next] = ranges.slice(index, index + 2);
  if (one === undefined || next === undefined) return [];
  return [
    { ...one, insert: text.slice(next.from, next.to) },
    { ...next, insert: text.slice(one.from, one.to) },
  ];
}
