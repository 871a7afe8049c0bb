import { useCallback, useEffect } from 'react';
import { createStorageSlot } from '../../base/browser/storage-slot';
import { useStoredValue } from '../../base/browser/use-stored-value';
import type { DocsVersion } from '../../config/site-config';

/** One key per set of docs; this site has a single set, `default`. */
const slot = createStorageSlot('docs-preferred-version-default', { persistence: 'local' });

export interface PreferredVersion {
  /** The version that the reader chose; null for none and before hydration. */
  preferred: DocsVersion | null;
  /** Stores the version of this name. */
  prefer: (name: string) => void;
}

/** The stored version of the docs; a name that no longer exists is removed. */
export function usePreferredVersion(versions: readonly DocsVersion[]): PreferredVersion {
  const name = useStoredValue(slot);
  const preferred = versions.find((version) => version.name === name) ?? null;
  const isUnknown = name !== null && preferred === null;

  useEffect(() => {
    if (isUnknown) slot.delete();
  }, [isUnknown]);

  const prefer = useCallback((chosen: string) => slot.set(chosen), []);
  return { preferred, prefer };
}
