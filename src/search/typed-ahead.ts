/** From now on what is typed is kept, until it is taken: the field of the search is on its way. */
export function typeAhead(): void {
  // On the document, where the script before the app and the app both find it.
  document.documentElement.dataset.typed ??= '';
}

/** Keeps a letter that is typed ahead, and tells whether it was one. */
export function keepTyped(event: KeyboardEvent): boolean {
  const { dataset } = document.documentElement;
  const { key, ctrlKey, metaKey } = event;
  if (dataset.typed === undefined || key.length > 1 || ctrlKey || metaKey) return false;
  event.preventDefault();
  dataset.typed += key;
  return true;
}

/** What was typed before the field was there; what comes after is the field’s. */
export function takeTyped(): string {
  const { dataset } = document.documentElement;
  const { typed = '' } = dataset;
  delete dataset.typed;
  return typed;
}
