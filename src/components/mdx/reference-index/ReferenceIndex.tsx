import { useState, type PropsWithChildren, type ReactNode } from 'react';
import { lazyComponent } from '../../../browser/lazy-component';
import type { SearchRow } from '../../../core/reference/search-row';
import type { ReferenceFilterProps } from './ReferenceFilter';
import * as styles from './ReferenceIndex.module.css';

const ReferenceFilter = lazyComponent<ReferenceFilterProps>(() =>
  import('./ReferenceFilter').then((module) => module.ReferenceFilter),
);

interface ReferenceIndexProps {
  rows: readonly SearchRow[];
}

/**
 * The list of all entries of the reference, drawn at build; only this page fetches the filter above it,
 * which puts what it finds in the place of the list.
 */
export function ReferenceIndex({ rows, children }: PropsWithChildren<ReferenceIndexProps>) {
  const [found, setFound] = useState<ReactNode>(null);
  return (
    <div className={styles.index}>
      <div className={styles.place}>
        <ReferenceFilter rows={rows} list={children} onFind={setFound} />
      </div>
      {found ?? children}
    </div>
  );
}
