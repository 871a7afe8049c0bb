import { createStorageSlot } from '../../../base/browser/storage-slot';

/** Safari, and all browsers of iOS: they delete what sites keep after a week of use without a visit. */
export function isSafari(): boolean {
  return 'GestureEvent' in window;
}

const toldSlot = createStorageSlot('docs.storage-told', { persistence: 'local' });

/**
 * Asks the browser not to delete what is stored when space runs out; resolves with whether it refused and the writer
 * has to be told, which happens once.
 */
export async function askForPersistence(): Promise<boolean> {
  const { storage } = navigator as Partial<Navigator>;
  try {
    const isPromised = (await storage?.persisted()) === true || (await storage?.persist()) === true;
    if (isPromised && !isSafari()) return false;
  } catch {
    // The same as no promise.
  }
  if (toldSlot.get() !== null) return false;
  toldSlot.set('yes');
  return true;
}
