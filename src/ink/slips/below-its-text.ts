import type { InkLine } from './ink-line';
import type { Around, Slip } from './slip';
import { beginsPlace } from './twine-lines';

/** What a link becomes: a choice that leads on, or that is followed by what it reveals. */
const CHOICE = /(?:^|\n)(?<choice>[ \t]*[*+](?:[^\n]*->[^\n]*|[^\n]*\n[\s\S]*))$/u;
/** Where text ends that stands below a link: choices and arrows keep their order. */
const ENDS = new Set(['choice', 'gather', 'divert']);

/**
 * The slip with its choice below the text that follows. In Twine links stand anywhere, and all of a passage is shown; in
 * ink, text under a choice is part of it.
 */
export function belowItsText(slip: Slip, { kind }: InkLine, { lines, index }: Around): Slip {
  const choice = CHOICE.exec(slip.is ?? '')?.groups?.choice;
  const isLink = slip.kind === 'passageLink' || slip.kind === 'twine';
  if (choice === undefined || !isLink || kind !== 'text' || slip.is === null) return slip;
  const rest = lines.slice(index + 1);
  const end = rest.findIndex(
    (line) => ENDS.has(line.kind) || beginsPlace(line) || isLinkLine(line),
  );
  const text = (end < 0 ? rest : rest.slice(0, end)).map((line) => line.text);
  const count = text.findLastIndex((line) => line.trim() !== '') + 1;
  if (count === 0) return slip;
  const words = slip.is.slice(0, slip.is.length - choice.length).replace(/\n$/, '');
  const above = words === '' ? [] : [words];
  const is = [...above, ...text.slice(0, count), choice].join('\n');
  return { ...slip, is, count: count + 1, isMovedDown: true };
}

/** Whether a line is nothing but a link, which becomes a choice itself. */
const isLinkLine = ({ code }: InkLine): boolean => /^\s*(?:[-•]\s*)?\[\[[^\]]+\]\]\s*$/u.test(code);
