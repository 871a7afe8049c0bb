// Shared by React and the script that runs before the first paint, so this file does not use React.

/** "true" once the reader has closed the announcement. */
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss';
/** Id of the last announcement that the reader saw. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';
/** Set to "true" before the first paint if the announcement must not be shown. */
export const ANNOUNCEMENT_DISMISSED_ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

const DEFAULT_ID = 'announcement-bar';
/** The default id used to be misspelt, and readers still have it stored. */
const MISSPELT_DEFAULT_ID = 'annoucement-bar';

/** The stored id with that misspelling corrected. */
export function normalizeAnnouncementId(id: string | null): string | null {
  return id === MISSPELT_DEFAULT_ID ? DEFAULT_ID : id;
}

/** The ids under which the announcement `id` may have been stored. */
export function storedFormsOf(id: string): string[] {
  return id === DEFAULT_ID ? [id, MISSPELT_DEFAULT_ID] : [id];
}
