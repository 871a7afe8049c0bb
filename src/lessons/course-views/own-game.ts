import { createStorageSlot } from '../../base/browser/storage-slot';
import type { ProjectAddress } from '../../playground/projects/use-project-manager';

const slot = createStorageSlot('atrament-first-game', { persistence: 'local' });

/** The project of the course, which the browser remembers; the page’s address does not name it. */
export const ownGame: ProjectAddress & { id: () => string | null } = {
  id: () => slot.get(),
  read: () => null,
  show: (id) => {
    if (id !== null) slot.set(id);
  },
};
