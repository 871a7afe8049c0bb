import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../../base/browser/use-latest';

interface RowKeyOptions {
  /** The element that contains the field and the rows. */
  root: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
  isFiltering: boolean;
  onClear: () => void;
  /** Called before the first entry is opened. */
  onOpen: () => void;
}

/**
 * Moves through the entries with the arrow keys: from the field down to the first, and from it back up to the field.
 * Enter in the field opens the first entry, Escape clears the field, and typing anywhere in the list goes to the
 * field.
 */
export function useRowKeys(options: RowKeyOptions): void {
  const latest = useLatest(options);
  useEffect(() => {
    const index = latest.current.root.current?.parentElement?.parentElement;
    const onKeyDown = (event: KeyboardEvent): void => handleKey(event, index, latest.current);
    index?.addEventListener('keydown', onKeyDown);
    return () => index?.removeEventListener('keydown', onKeyDown);
  }, [latest]);
}

function handleKey(
  event: KeyboardEvent,
  index: HTMLElement | null | undefined,
  { field: { current: field }, isFiltering, onClear, onOpen }: RowKeyOptions,
): void {
  const { key, target, isComposing, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!index || !field || isComposing || altKey || ctrlKey || metaKey) return;
  const links = [...index.querySelectorAll<HTMLElement>('dt > a[href]')];
  const place = links.indexOf(target as HTMLElement);
  const isInField = target === field;
  if (!isInField && place === -1) return;
  if (key === 'Escape') {
    if (!isFiltering) return;
    // Some browsers clear the field themselves, but not all.
    event.preventDefault();
    field.focus();
    onClear();
  } else if (key === 'Enter' && isInField && isFiltering) {
    event.preventDefault();
    onOpen();
    links[0]?.click();
  } else if (key === 'ArrowDown' || (key === 'ArrowUp' && !isInField)) {
    if (shiftKey) return;
    event.preventDefault();
    const next = key === 'ArrowDown' ? links[place + 1] : (links[place - 1] ?? field);
    next?.focus();
  } else if (!isInField && key.length === 1 && key !== ' ') {
    field.focus();
  }
}
