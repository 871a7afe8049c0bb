import type { Announcement } from './site-config';

export interface AnnouncementFile {
  isShown: boolean;
  id: string;
  text: string;
  linkLabel: string;
  linkHref: string;
  isCloseable: boolean;
}

/** The announcement in `content/announcement.json`, or null if there is none. */
export function readAnnouncement(file: AnnouncementFile): Announcement | null {
  const { isShown, id, text, linkLabel, linkHref, isCloseable } = file;
  if (!isShown || text === '') return null;
  // A changed text is a new announcement, even if its author forgot to change the id.
  return {
    id: id || text,
    text,
    ...(linkHref && { link: { label: linkLabel || linkHref, href: linkHref } }),
    isCloseable,
  };
}
