import { messages } from '../../config/messages';
import type { PageLink } from '../../docs/sidebar/page-data';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import * as styles from './Pagination.module.css';

interface PaginationProps {
  previous: PageLink | null;
  next: PageLink | null;
}

/** The previous and next page in the order of the sidebar. */
export function Pagination({ previous, next }: PaginationProps) {
  if (previous === null && next === null) return null;
  return (
    <nav className={styles.pagination} aria-label={messages.chrome.docsPages}>
      {previous !== null && (
        <Link href={previous.href} rel="prev" className={styles.previous}>
          <span className={styles.direction}>
            <Icon name="arrow" />
            {messages.chrome.previous}
          </span>{' '}
          <span className={styles.title}>{previous.label}</span>
        </Link>
      )}
      {next !== null && (
        <Link href={next.href} rel="next" className={styles.next}>
          <span className={styles.direction}>
            {messages.chrome.next}
            <Icon name="arrow" />
          </span>{' '}
          <span className={styles.title}>{next.label}</span>
        </Link>
      )}
    </nav>
  );
}
