import { lazy, Suspense, useState, type PropsWithChildren, type ReactNode } from 'react';
import { LoadFailureBox } from '../../../browser/LoadFailureBox';
import type { SearchRow } from '../../../core/reference/search-row';
import { messages } from '../../../site/messages';
import { entryListAttribute } from './card-address';
import * as styles from './ReferenceIndex.module.css';

// The server draws it too, and React leaves what was drawn, and typed into it, until the code has come.
const ReferenceFilter = lazy(() =>
  import('./ReferenceFilter').then(
    (module) => ({ default: module.ReferenceFilter }),
    (error: unknown) => ({ default: () => <FilterFailure error={error} /> }),
  ),
);

interface ReferenceIndexProps {
  /** What its filter looks at; a list without has no filter. */
  rows?: readonly SearchRow[];
}

/**
 * The list of all entries of the reference, drawn at build; only this page fetches the filter above it,
 * which puts what it finds in the place of the list.
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

function FilterFailure({ error }: { error: unknown }) {
  const { loadFailed } = messages.navigation;
  return (
    <LoadFailureBox title={loadFailed} error={error} onRetry={() => window.location.reload()} />
  );
}
