import { searchMessages as words } from '../../config/messages/search';
import type { SearchQueryState } from './use-search-query';
import * as styles from './SearchPanel.module.css';

interface SearchStatusProps {
  search: SearchQueryState;
  count: number;
}

/** How many results there are, or that the search goes on. */
export function SearchStatus({ search, count }: SearchStatusProps) {
  return (
    <p className={styles.status} role="status">
      {statusOf(search, count)}
    </p>
  );
}

function statusOf({ isEmpty, error, isBusy, answer }: SearchQueryState, count: number): string {
  if (isEmpty || error !== null) return '';
  if (isBusy) return words.searching;
  return answer?.hasMore ? words.countWithMore(count) : words.count(count);
}
