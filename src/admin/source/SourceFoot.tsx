import { useDeferredValue, useMemo } from 'react';
import { countText } from './text/count-text';

/** How long a text is, below it. */
export function SourceFoot({ text }: { text: string }) {
  const counted = useDeferredValue(text);
  const { words, minutes } = useMemo(() => countText(counted), [counted]);
  const number = words.toLocaleString('en');
  return (
    <p className="deskFoot">
      <span>
        {number} {words === 1 ? 'word' : 'words'}
      </span>{' '}
      <span>{minutes} min to read</span>
    </p>
  );
}
