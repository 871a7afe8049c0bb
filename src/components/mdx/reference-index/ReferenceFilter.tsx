import { Fragment, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { filterReference } from '../../../core/reference/filter-reference';
import type { SearchRow } from '../../../core/reference/search-row';
import { referenceFilterMessages as words } from '../../../site/messages/reference-filter';
import { elementsById } from './elements-by-id';
import { NothingFound } from './NothingFound';
// Not its own: these are in the page from the start.
import * as styles from './ReferenceIndex.module.css';
import { useFilterQuery } from './use-filter-query';

export interface ReferenceFilterProps {
  rows: readonly SearchRow[];
  /** The drawn list of all rows, each an element with its id. */
  list: ReactNode;
  /** Takes what is to be shown in the place of the list; null for the list itself. */
  onFind: (found: ReactNode) => void;
}

/** A field that finds entries while one types; what is typed is in the address. */
export function ReferenceFilter({ rows, list, onFind }: ReferenceFilterProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  const find = (query: string) => filterReference(rows, query);
  const suggest = (query: string): void => {
    setQuery(query);
    field.current?.focus();
  };
  const { query, setQuery, writeAddress } = useFilterQuery({
    readTyped: () => field.current?.value ?? '',
    shows: (wanted, rowId) => find(wanted).some((row) => row.id === rowId),
    onChange: (wanted) => {
      if (wanted.trim() === '') {
        onFind(null);
        return;
      }
      const found = find(wanted);
      const elements = elementsById(list);
      onFind(
        found.length === 0 ? (
          <NothingFound rows={rows} query={wanted} onSuggest={suggest} />
        ) : (
          <dl>
            {found.map((row) => (
              <Fragment key={row.id}>{elements.get(row.id)}</Fragment>
            ))}
          </dl>
        ),
      );
    },
  });
  const isFiltering = query.trim() !== '';

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || query === '') return;
    // Some browsers empty the field by themselves, and only some of them.
    event.preventDefault();
    setQuery('');
  };

  return (
    <div className={styles.filter} role="search" aria-label={words.label}>
      <label htmlFor={id} className={styles.label}>
        {words.label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        className={styles.field}
        value={query}
        placeholder={words.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={writeAddress}
      />
      <p role="status" className={styles.status}>
        {isFiltering ? words.found(find(query).length, rows.length) : words.all(rows.length)}
      </p>
    </div>
  );
}
