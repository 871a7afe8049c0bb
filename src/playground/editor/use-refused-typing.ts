import { useEffect, useState, type CSSProperties } from 'react';
import { useLatest } from '../../base/browser/use-latest';

/**
 * Where something was typed that a read-only editor did not take; null if nothing was. Whoever typed in vain gets the focus
 * back once the editor can be written in.
 */
export function useRefusedTyping(
  isReadOnly: boolean,
  focus: () => void,
): [CSSProperties | null, (place: CSSProperties | null) => void] {
  const [refused, setRefused] = useState<CSSProperties | null>(null);
  const end = useLatest(() => {
    setRefused(null);
    focus();
  });
  const isOver = refused !== null && !isReadOnly;
  useEffect(() => {
    if (isOver) end.current();
  }, [isOver, end]);
  return [refused, setRefused];
}
