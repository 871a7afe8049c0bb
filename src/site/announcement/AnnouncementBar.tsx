import { messages } from '../../config/messages';
import type { Announcement } from '../../config/site-config';
import { IconButton } from '../../ui/IconButton';
import { Link } from '../../ui/Link';
import { useAnnouncement } from './use-announcement';
import * as styles from './AnnouncementBar.module.css';

interface AnnouncementBarProps {
  announcement: Announcement | null;
}

/** The notice above the header; it scrolls away with the page and, once closed, stays closed. */
export function AnnouncementBar({ announcement }: AnnouncementBarProps) {
  const { isShown, close } = useAnnouncement(announcement);
  if (!announcement || !isShown) return null;
  return (
    <section className={styles.bar} aria-label={messages.announcement.label}>
      <p className={styles.text}>
        {announcement.text}
        {announcement.link && (
          <>
            {' '}
            <Link href={announcement.link.href}>{announcement.link.label}</Link>
          </>
        )}
      </p>
      {announcement.isCloseable && (
        <IconButton className={styles.close} name={messages.announcement.close} onClick={close}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="m3 3 10 10M13 3 3 13" />
          </svg>
        </IconButton>
      )}
    </section>
  );
}
