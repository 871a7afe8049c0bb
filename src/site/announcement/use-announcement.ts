import { useCallback, useEffect } from 'react';
import { createStorageSlot } from '../../base/browser/storage-slot';
import { useStoredValue } from '../../base/browser/use-stored-value';
import type { Announcement } from '../../config/site-config';
import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_ID_KEY,
  normalizeAnnouncementId,
} from './announcement-constants';

const dismissSlot = createStorageSlot(ANNOUNCEMENT_DISMISS_KEY, { persistence: 'local' });
const idSlot = createStorageSlot(ANNOUNCEMENT_ID_KEY, { persistence: 'local' });

export interface AnnouncementState {
  /** Whether the announcement is shown; true on the server, where styles hide a closed one. */
  isShown: boolean;
  close: () => void;
}

/** Whether the announcement is shown, remembered across pages, tabs and visits until its id changes. */
export function useAnnouncement(announcement: Announcement | null): AnnouncementState {
  const id = announcement?.id ?? null;
  const storedId = normalizeAnnouncementId(useStoredValue(idSlot));
  const isDismissed = useStoredValue(dismissSlot) === 'true' && storedId === id;

  useEffect(() => {
    if (id === null || normalizeAnnouncementId(idSlot.get()) === id) return;
    // The dismissal was for another announcement; it is removed first, so that the two never mix.
    dismissSlot.set('false');
    idSlot.set(id);
  }, [id]);

  const close = useCallback(() => dismissSlot.set('true'), []);
  return {
    isShown: announcement !== null && !(announcement.isCloseable && isDismissed),
    close,
  };
}
