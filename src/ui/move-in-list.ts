interface ListPlace {
  count: number;
  /** The active option; −1 for none. */
  index: number;
  /** Whether the reader has moved in the list; until then, the field handles Home and End. */
  wasMoved: boolean;
}

interface Key {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** The option that a key makes active, wrapping around at both ends; null for keys that the field handles. */
export function moveInList(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  { count, index, wasMoved }: ListPlace,
): number | null {
  if (count === 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return wasMoved ? 0 : null;
    case 'End':
      return wasMoved ? count - 1 : null;
    default:
      return null;
  }
}
