import type { RowKind } from '../../ink/languages/text-row';
import { tokenRanges } from '../editor/token-ranges';
import { grammarOf } from '../editor/row-grammar';

interface InkWordsProps {
  kind: RowKind;
  text: string;
}

/** A text of ink in its colours. */
export function InkWords({ kind, text }: InkWordsProps) {
  const parts = [];
  let at = 0;
  for (const { from, to, classNames } of tokenRanges(text, grammarOf(kind))) {
    // Outer tokens come first; what they contain has their colour.
    if (from < at) continue;
    parts.push(
      text.slice(at, from),
      <span key={from} className={classNames}>
        {text.slice(from, to)}
      </span>,
    );
    at = to;
  }
  parts.push(text.slice(at));
  return <span translate="no">{parts}</span>;
}
