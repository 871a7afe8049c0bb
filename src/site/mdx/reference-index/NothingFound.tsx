import { nearestName } from '../../../base/text/nearest-name';
import { referenceFilterMessages as words } from '../../../config/messages/reference-filter';
import type { SearchRow } from '../../../docs/reference/search-row';
import { Button } from '../../../ui/Button';
import { Link } from '../../../ui/Link';
import * as styles from './ReferenceFilter.module.css';

interface NothingFoundProps {
  rows: readonly SearchRow[];
  query: string;
  /** Searches for something else; an empty query shows all entries. */
  onSuggest: (query: string) => void;
}

/** Says that a query has no results, and suggests the nearest name or all entries. */
export function NothingFound({ rows, query, onSuggest }: NothingFoundProps) {
  const bare = query.replace(/^[#[\s]+|[\]\s]+$/g, '');
  const names = rows.flatMap((row) => row.names);
  // A misspelt MUSIC should also match names that contain it as a word.
  const nearest = nearestName(bare, [
    ...names,
    ...names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)),
  ]);
  return (
    <div className={styles.nothing}>
      <p>{words.nothing(query.trim())}</p>
      <p className={styles.ways}>
        {nearest !== null && (
          <Button onClick={() => onSuggest(nearest)}>
            {words.didYouMean} <code translate="no">{nearest}</code>?
          </Button>
        )}
        <Button onClick={() => onSuggest('')}>{words.showAll}</Button>
        <Link href={`/search/?q=${encodeURIComponent(query.trim())}`}>{words.search}</Link>
      </p>
    </div>
  );
}
