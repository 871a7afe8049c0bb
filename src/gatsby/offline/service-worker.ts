import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OTHER_FILES_ADDRESS, WORKER_ADDRESS } from '../../base/app-files/offline-list';
import { currentLocale } from '../../config/current-locale';
import { siteConfig } from '../../config/site-config';
import type { OutputFile } from '../pages/output-file';
import { keepingWorker, removingWorker } from './bundle-worker';
import { type FinishedSite, makeOfflineList } from './make-offline-list';
import type { ServiceWorkerMode } from './service-worker-mode';

interface ServiceWorkerOptions extends Pick<FinishedSite, 'pathPrefix' | 'chunks' | 'redirected'> {
  mode: ServiceWorkerMode;
  /** The finished site. */
  output: string;
}

/** The files of the service worker: its own, which lists the site’s files, and the list of what only few need. */
export function serviceWorkerFiles(options: ServiceWorkerOptions): OutputFile[] {
  const { mode, output, pathPrefix, chunks, redirected } = options;
  if (mode === 'off') return [];
  if (mode === 'kill') return [{ address: WORKER_ADDRESS, text: removingWorker(pathPrefix) }];
  const { list, others } = makeOfflineList({
    pathPrefix,
    chunks,
    redirected,
    foreign: foreignFolders(),
    files: filesOf(output),
    read: (address) => readFileSync(path.join(output, address)),
  });
  return [
    {
      address: WORKER_ADDRESS,
      text: keepingWorker(list),
    },
    { address: OTHER_FILES_ADDRESS, text: JSON.stringify(others) },
  ];
}

/** The CMS, and the builds in other languages that lie below this one. */
function foreignFolders(): string[] {
  const others = siteConfig.locales.filter(({ path: folder }) => folder !== currentLocale.path);
  const below = others.filter(() => currentLocale.path === '');
  return ['/admin/', ...below.map(({ path: folder }) => `${folder}/`)];
}

/** The addresses of all files of a finished site. */
export function filesOf(output: string): string[] {
  const found = readdirSync(output, { recursive: true, encoding: 'utf8', withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .sort();
}
