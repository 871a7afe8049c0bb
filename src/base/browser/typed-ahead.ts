/** Starts keeping typed letters, after those that are there, until they are taken, while the field for them is loading. */
export function typeAhead(typed: string): void {
  // On the document element, where both the script before the app and the app find it.
  document.documentElement.dataset.typed ??= typed;
}

/** Keeps a letter that is typed ahead, and returns whether it was one. */
export function keepTyped(event: KeyboardEvent): boolean {
  const { dataset } = document.documentElement;
  const { key, ctrlKey, metaKey } = event;
  // Both the script before the app and the app listen; a letter that one of them has kept is prevented.
  if (event.defaultPrevented || dataset.typed === undefined) return false;
  if (key.length > 1 || ctrlKey || metaKey) return false;
  event.preventDefault();
  dataset.typed += key;
  return true;
}

/** The text typed before the field appeared; after that, the field receives the keys. */
export function takeTyped(): string {
  const { dataset } = document.documentElement;
  const { typed = '' } = dataset;
  delete dataset.typed;
  return typed;
}
