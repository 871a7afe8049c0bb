import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and while React takes over its HTML; true in all that is drawn in the browser alone. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
