import { createStorageSlot } from '../../base/browser/storage-slot';

/** Where the last searches are stored, as JSON. */
export const recentSlot = createStorageSlot('docs.recent-searches', { persistence: 'local' });
