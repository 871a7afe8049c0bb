import { withPrefix } from 'gatsby';
import { currentLocale } from '../../site/current-locale';
import { messages } from '../../site/messages';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { CopyPageLink } from './CopyPageLink';
import * as styles from './EditRow.module.css';

const words = messages.chrome;

// The date of the commit is the same for every reader, wherever and in whatever zone.
const dayFormat = new Intl.DateTimeFormat(currentLocale.code, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

interface EditRowProps {
  /** Address of the page’s Markdown, without path prefix. */
  markdownPath: string;
  editUrl: string | null;
  /** ISO 8601 date-time. */
  lastUpdate: string | null;
}

/** Where the page can be changed and taken from, and when it last was changed. */
export function EditRow({ markdownPath, editUrl, lastUpdate }: EditRowProps) {
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
        </span>
      )}
    </div>
  );
}
