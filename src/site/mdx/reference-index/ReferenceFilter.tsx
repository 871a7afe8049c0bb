import { useEffect, useRef, type ReactNode } from 'react';
import { referenceFilterMessages as words } from '../../../config/messages/reference-filter';
import { searchMessages } from '../../../config/messages/search';
import { filterReference, type FoundRow } from '../../../docs/reference/filter-reference';
import { groupId } from '../../../docs/reference/reference-id';
import type { SearchRow } from '../../../docs/reference/search-row';
import { leaveOutHeadings } from '../../navigation/left-out-headings';
import { FilterField } from './FilterField';
import { FoundEntries } from './FoundEntries';
import { NothingFound } from './NothingFound';
// Not a stylesheet of its own: these styles are already on the page.
import { useFilterQuery } from './use-filter-query';
import { useRowKeys } from './use-row-keys';
import * as styles from './ReferenceIndex.module.css';

/** How many names are listed as the meaning of the typed words. */
const NAMES = 4;

export interface ReferenceFilterProps {
  rows: readonly SearchRow[];
  /** The rendered list of all rows, each an element with its id. */
  list: ReactNode;
  /** Receives the content to show instead of the list; null to show the list. */
  onFind: (found: ReactNode) => void;
}

/** A field that filters entries as the reader types; the query is kept in the address. */
export function ReferenceFilter({ rows, list, onFind }: ReferenceFilterProps) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const find = (query: string) => filterReference(rows, query, searchMessages.smallWords);
  const suggest = (query: string): void => {
    setQuery(query);
    field.current?.focus();
  };
  const { query, setQuery, writeAddress } = useFilterQuery({
    readTyped: () => field.current?.value ?? '',
    shows: (wanted, id) =>
      find(wanted).some(({ row }) => row.id === id || groupId(row.kind) === id),
    onChange: (wanted) => {
      if (wanted.trim() === '') {
        leaveOutHeadings();
        onFind(null);
        return;
      }
      const found = find(wanted);
      leaveOutHeadings(headingsWithout(rows, found));
      onFind(
        found.length === 0 ? (
          <NothingFound rows={rows} query={wanted} onSuggest={suggest} />
        ) : (
          <FoundEntries found={found} list={list} />
        ),
      );
    },
  });
  const isFiltering = query.trim() !== '';
  useRowKeys({
    root,
    field,
    isFiltering,
    onClear: () => setQuery(''),
    onOpen: writeAddress,
  });
  useEffect(() => () => leaveOutHeadings(), []);

  return (
    <div ref={root} className={styles.filter} role="search" aria-label={words.label}>
      <FilterField
        ref={field}
        label={words.label}
        placeholder={words.placeholder}
        keys={words.keys}
        status={
          isFiltering ? (
            <FoundCount rows={rows} query={query} found={find(query)} />
          ) : (
            words.all(rows.length)
          )
        }
        query={query}
        onChange={setQuery}
        onBlur={writeAddress}
      />
    </div>
  );
}

interface FoundCountProps {
  rows: readonly SearchRow[];
  query: string;
  found: readonly FoundRow<SearchRow>[];
}

/** The number of results, and what the typed words are called here. */
function FoundCount({ rows, query, found }: FoundCountProps) {
  const isNamed = found[0]?.meant == null;
  const meant = isNamed ? [] : [...new Set(found.flatMap((one) => one.meant ?? []))];
  return (
    <>
      {words.found(found.length, rows.length)}
      {meant.length > 0 && `. ${words.meant(query.trim(), meant.slice(0, NAMES))}`}
    </>
  );
}

/** The headings of kinds without results. */
function headingsWithout(
  rows: readonly SearchRow[],
  found: readonly FoundRow<SearchRow>[],
): ReadonlySet<string> {
  const kept = new Set(found.map(({ row }) => row.kind));
  const others = rows.map(({ kind }) => kind).filter((kind) => !kept.has(kind));
  return new Set(others.map(groupId));
}
