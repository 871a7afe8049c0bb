import { createStorageSlot } from '../../../base/browser/storage-slot';
import { isShareHash } from '../../share/share-hash';

const PARAMETER = 'project';
/** In links from samples: the text is the reader’s own, so it becomes a project at once. */
export const KEEP_PARAMETER = 'keep';

/** The project that was opened last, for a page whose address names none. */
export const lastOpened = createStorageSlot('docs.playground-project', { persistence: 'local' });

/** The project that the page’s address names, or null. */
export function addressedProject(): string | null {
  return new URLSearchParams(window.location.search).get(PARAMETER);
}

/** The archive of a game of this site that the page’s address asks to open, or null. */
export function addressedGame(): string | null {
  const name = new URLSearchParams(window.location.search).get('game');
  return name !== null && /^[\w-]+\.[\da-f]+\.zip$/.test(name) ? name : null;
}

/** Whether the page’s address asks to keep the text that it brings. */
export function isKeptLink(): boolean {
  return new URLSearchParams(window.location.search).has(KEEP_PARAMETER);
}

/** Whether whoever follows the page’s address wants to write rather than to play what it brings. */
export function isWritersLink(): boolean {
  return new URLSearchParams(window.location.search).has('write');
}

/** The address of a project, for a link. */
export function projectAddress(id: string): string {
  return `${window.location.pathname}?${PARAMETER}=${id}`;
}

/** Writes a project into the page’s address, or none; `isNew` adds an entry to the browser’s history. */
export function showProject(id: string | null, isNew: boolean): void {
  const { pathname, hash } = window.location;
  if (id !== null) lastOpened.set(id);
  const address = (id === null ? pathname : projectAddress(id)) + (isShareHash(hash) ? '' : hash);
  // Gatsby restores scroll positions by this key.
  if (isNew) window.history.pushState({ key: Date.now().toString() }, '', address);
  else window.history.replaceState(window.history.state, '', address);
}
