import type { TextEdit } from './component-form';

/** A text after changes at places that do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from || b.to - a.to)
    .reduce(
      (written, { from, to, insert }) => written.slice(0, from) + insert + written.slice(to),
      text,
    );
}
