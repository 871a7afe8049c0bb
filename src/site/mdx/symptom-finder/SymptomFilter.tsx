import { useRef, type ReactNode } from 'react';
import { searchMessages } from '../../../config/messages/search';
import { symptomFinderMessages as words } from '../../../config/messages/symptom-finder';
import { findSymptoms } from '../../../docs/symptoms/find-symptoms';
import type { Symptom } from '../../../docs/symptoms/symptom';
import { FilterField } from '../reference-index/FilterField';
import { useFilterQuery } from '../reference-index/use-filter-query';
import { useRowKeys } from '../reference-index/use-row-keys';
import * as styles from '../reference-index/ReferenceIndex.module.css';
import { FoundSymptoms } from './FoundSymptoms';

export interface SymptomFilterProps {
  symptoms: readonly Symptom[];
  /** Receives the results; null while nothing is typed. */
  onFind: (found: ReactNode) => void;
}

/** The field of the finder; what is typed is kept in the address. */
export function SymptomFilter({ symptoms, onFind }: SymptomFilterProps) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const find = (query: string) => findSymptoms(symptoms, query, searchMessages.smallWords);
  const { query, setQuery, writeAddress } = useFilterQuery({
    readTyped: () => field.current?.value ?? '',
    // Every entry stays on the page.
    shows: () => true,
    onChange: (wanted) =>
      onFind(wanted.trim() === '' ? null : <FoundSymptoms found={find(wanted)} query={wanted} />),
  });
  const isFiltering = query.trim() !== '';
  useRowKeys({ root, field, isFiltering, onClear: () => setQuery(''), onOpen: writeAddress });

  const all = symptoms.length;
  const count = isFiltering ? find(query).length : all;
  return (
    <div ref={root} className={styles.filter} role="search" aria-label={words.label}>
      <FilterField
        ref={field}
        label={words.label}
        placeholder={words.placeholder}
        keys={count === 0 ? '' : words.keys}
        status={isFiltering ? words.found(count, all) : words.all(all)}
        query={query}
        onChange={setQuery}
        onBlur={writeAddress}
      />
    </div>
  );
}
