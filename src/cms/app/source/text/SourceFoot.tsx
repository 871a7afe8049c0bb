import { useDeferredValue, useMemo } from 'react';
import { countText } from './count-text';

/** How long a text is, below it, once it has words. */
export function SourceFoot({ text }: { text: string }) {
  const counted = useDeferredValue(text);
  const { words, minutes } = useMemo(() => countText(counted), [counted]);
  if (words === 0) return null;
  const number = words.toLocaleString('en');
  return (
    <p className="cmsFoot">
      <span>
        {number} {words === 1 ? 'word' : 'words'}
      </span>{' '}
      <span>{minutes} min to read</span>
    </p>
  );
}
