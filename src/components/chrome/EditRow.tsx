import type { LastUpdate } from '../../core/page/page-data';
import { currentLocale } from '../../site/current-locale';
import { messages } from '../../site/messages';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
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
  editUrl: string | null;
  lastUpdate: LastUpdate | null;
}

/** Where the page can be changed, and when it last was. */
export function EditRow({ editUrl, lastUpdate }: EditRowProps) {
  if (editUrl === null && lastUpdate === null) return null;
  return (
    <div className={styles.row}>
      {editUrl !== null && (
        <Link href={editUrl} className={styles.edit}>
          <Icon name="quill" />
          {words.editPage}
        </Link>
      )}
      {lastUpdate !== null && (
        <span>
          {words.lastUpdated}{' '}
          <time dateTime={lastUpdate.date}>{dayFormat.format(new Date(lastUpdate.date))}</time>{' '}
          {words.lastUpdatedBy} {lastUpdate.author}
        </span>
      )}
    </div>
  );
}
