import { useEffect } from 'react';
import { sharedFilesCache } from '../../base/app-files/shared-files';
import { useLatest } from '../../base/browser/use-latest';
import type { FoundFile } from '../assets/found-file';
import { chosenFiles } from '../import/find-files';
import { isStoryPath } from '../import/wanted-files';
import type { Workspace } from '../pane/workspace';

/** Where the system offers it: the files with which the installed site was opened. */
interface LaunchQueue {
  setConsumer: (
    take: (launch: { files: readonly { getFile: () => Promise<File> }[] }) => void,
  ) => void;
}

declare global {
  interface Window {
    launchQueue?: LaunchQueue;
  }
}

/** Offers to import what the system opens in the installed site, or another app shares with it. */
export function useOutsideFiles({ bring }: Workspace): void {
  const latest = useLatest(bring);
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files }) => {
      if (files.length === 0) return;
      latest.current(Promise.all(files.map((file) => file.getFile())).then(chosenFiles));
    });
    takeShared().then(
      (found) => {
        if (found.length > 0) latest.current(Promise.resolve(found));
      },
      // A browser that denies caches has received nothing.
      () => undefined,
    );
  }, [latest]);
}

/** The stories that the service worker has received. Other files would go into the open project without a question. */
async function takeShared(): Promise<FoundFile[]> {
  const { pathname } = window.location;
  const name = sharedFilesCache(pathname);
  // Only pages of a secure address have caches.
  if (!('caches' in window) || !(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const found: FoundFile[] = [];
  for (const request of await cache.keys()) {
    const path = decodeURIComponent(request.url.slice(request.url.lastIndexOf('/') + 1));
    const response = await cache.match(request);
    if (response !== undefined && isStoryPath(path)) {
      found.push({ path, blob: await response.blob() });
    }
  }
  await caches.delete(name);
  return found;
}
