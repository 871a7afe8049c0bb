// Shared by the script that runs before the first paint and by React; so nothing of React here.

/** "true" once the reader closed the announcement. */
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss';
/** Id of the announcement that the reader saw last. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';
/** Set to "true" before the first paint when the announcement is not to be seen. */
export const ANNOUNCEMENT_DISMISSED_ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

const DEFAULT_ID = 'announcement-bar';
/** How the default id was once misspelt; readers still have it stored. */
const MISSPELT_DEFAULT_ID = 'annoucement-bar';

/** The stored id with the old misspelling put right. */
export function normalizeAnnouncementId(id: string | null): string | null {
  return id === MISSPELT_DEFAULT_ID ? DEFAULT_ID : id;
}

/** The ids under which the announcement `id` may have been stored. */
export function storedFormsOf(id: string): string[] {
  return id === DEFAULT_ID ? [id, MISSPELT_DEFAULT_ID] : [id];
}
