import { createStorageSlot } from '../../base/browser/storage-slot';

const toldSlot = createStorageSlot('docs.storage-told', { persistence: 'local' });

/**
 * Asks the browser not to delete what is stored when space runs out; resolves with whether it refused and the writer
 * has to be told, which happens once.
 */
export async function askForPersistence(): Promise<boolean> {
  const { storage } = navigator as Partial<Navigator>;
  try {
    if ((await storage?.persisted()) === true || (await storage?.persist()) === true) return false;
  } catch {
    // The same as no promise.
  }
  if (toldSlot.get() !== null) return false;
  toldSlot.set('yes');
  return true;
}
