import { buildSync } from 'esbuild';
import { LIST_NAME, type OfflineList } from '../../base/app-files/offline-list';
import { currentLocale } from '../../config/current-locale';
import { receivedMessages } from '../../config/messages/received';
import { BROWSERS } from '../project/browsers';
import { entries } from '../project/entries';

/** The service worker of a build with these files. */
export function keepingWorker(list: OfflineList): string {
  const received = { language: currentLocale.code, ...receivedMessages };
  const code = bundle(entries.serviceWorker, { docsReceived: JSON.stringify(received) });
  return `const ${LIST_NAME}=${JSON.stringify(list)};\n${code}`;
}

/** A service worker that removes itself and what was kept. */
export function removingWorker(pathPrefix: string): string {
  return bundle(entries.removeWorker, { docsPathPrefix: JSON.stringify(pathPrefix) });
}

function bundle(entryPoint: string, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    format: 'iife',
    target: BROWSERS,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    write: false,
    legalComments: 'none',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
