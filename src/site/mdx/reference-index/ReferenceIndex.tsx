import { lazy, Suspense, useState, type PropsWithChildren, type ReactNode } from 'react';
import type { SearchRow } from '../../../docs/reference/search-row';
import { FilterFailure } from './FilterFailure';
import { entryListAttribute } from './card-address';
import * as styles from './ReferenceIndex.module.css';

// Also rendered on the server; until its code has loaded, React keeps that HTML and what was typed into it.
const ReferenceFilter = lazy(() =>
  import('./ReferenceFilter').then(
    (module) => ({ default: module.ReferenceFilter }),
    (error: unknown) => ({ default: () => <FilterFailure error={error} /> }),
  ),
);

interface ReferenceIndexProps {
  /** What the filter searches; if absent, the list has no filter. */
  rows?: readonly SearchRow[];
}

/**
 * The list of all entries of the reference, rendered at build time; only a page with `rows` fetches the filter above
 * it, which shows its results instead of the list.
 */
export function ReferenceIndex({ rows, children }: PropsWithChildren<ReferenceIndexProps>) {
  const [found, setFound] = useState<ReactNode>(null);
  return (
    <div className={styles.index} {...{ [entryListAttribute]: '' }}>
      {rows !== undefined && (
        <div className={styles.place}>
          <Suspense>
            <ReferenceFilter rows={rows} list={children} onFind={setFound} />
          </Suspense>
        </div>
      )}
      {found ?? children}
    </div>
  );
}
