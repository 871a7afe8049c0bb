import { withPrefix } from 'gatsby';
import { currentLocale } from '../../config/current-locale';
import { messages } from '../../config/messages';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { CopyPageLink } from './CopyPageLink';
import * as styles from './EditRow.module.css';

const words = messages.chrome;

// The commit date is the same for every reader in any time zone.
const dayFormat = new Intl.DateTimeFormat(currentLocale.code, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const listFormat = new Intl.ListFormat(currentLocale.code);
/** How many authors of a page are named. */
const NAMED = 3;

interface EditRowProps {
  /** Address of the page’s Markdown version, without the path prefix. */
  markdownPath: string;
  editUrl: string | null;
  /** ISO 8601 date-time. */
  lastUpdate: string | null;
  /** Latest first. */
  authors: readonly string[];
}

/** Links to edit and copy the page, and when it was last changed and by whom. */
export function EditRow({ markdownPath, editUrl, lastUpdate, authors }: EditRowProps) {
  return (
    <div className={styles.row}>
      {editUrl !== null && (
        <Link href={editUrl} className={styles.edit}>
          <Icon name="quill" />
          {words.editPage}
        </Link>
      )}
      <CopyPageLink href={withPrefix(markdownPath)} className={styles.edit} />
      {lastUpdate !== null && (
        <span>
          {words.lastUpdated}{' '}
          <time dateTime={lastUpdate}>{dayFormat.format(new Date(lastUpdate))}</time>
          {authors.length > 0 && ` ${words.by} ${namesOf(authors)}`}
        </span>
      )}
    </div>
  );
}

function namesOf(authors: readonly string[]): string {
  const more = authors.length - NAMED;
  return listFormat.format([
    ...authors.slice(0, NAMED),
    ...(more > 0 ? [words.moreAuthors(more)] : []),
  ]);
}
