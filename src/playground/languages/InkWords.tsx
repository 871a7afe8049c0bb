import type { ReactNode } from 'react';
import type { RowKind } from '../../ink/languages/text-row';
import { tokenRanges, type TokenRange } from '../editor/token-ranges';
import { grammarOf } from '../editor/row-grammar';

interface InkWordsProps {
  kind: RowKind;
  text: string;
}

/** A text of ink in its colours. */
export function InkWords({ kind, text }: InkWordsProps) {
  const ranges = tokenRanges(text, grammarOf(kind));
  return <span translate="no">{draw(text, ranges, 0, text.length)}</span>;
}

/** Draws a part of a text with the tokens in it, each of which contains those that follow it within its ends. */
function draw(
  text: string,
  ranges: readonly TokenRange[],
  start: number,
  end: number,
): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = start;
  for (const [index, { from, to, classNames }] of ranges.entries()) {
    if (from < at || to > end) continue;
    const inner = ranges.slice(index + 1).filter((one) => one.from >= from && one.to <= to);
    parts.push(
      text.slice(at, from),
      <span key={from} className={classNames}>
        {draw(text, inner, from, to)}
      </span>,
    );
    at = to;
  }
  return [...parts, text.slice(at, end)];
}
