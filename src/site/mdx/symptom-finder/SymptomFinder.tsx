import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Symptom } from '../../../docs/symptoms/symptom';
import { FilterFailure } from '../reference-index/FilterFailure';
// Results look like the rows of the reference, and so does the field above them.
import * as styles from '../reference-index/ReferenceIndex.module.css';

// Also rendered on the server; until its code has loaded, React keeps that HTML and what was typed into it.
const SymptomFilter = lazy(() =>
  import('./SymptomFilter').then(
    (module) => ({ default: module.SymptomFilter }),
    (error: unknown) => ({ default: () => <FilterFailure error={error} /> }),
  ),
);

interface SymptomFinderProps {
  /** The entries of the page; absent in a preview of it. */
  symptoms?: readonly Symptom[];
}

/** A field that finds the entries of its page by what readers see; nothing is hidden from the page. */
export function SymptomFinder({ symptoms }: SymptomFinderProps) {
  const [found, setFound] = useState<ReactNode>(null);
  if (symptoms === undefined) return null;
  return (
    <div className={styles.index}>
      <div className={styles.place}>
        <Suspense>
          <SymptomFilter symptoms={symptoms} onFind={setFound} />
        </Suspense>
      </div>
      {found}
    </div>
  );
}
