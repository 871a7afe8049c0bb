import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { WORKER_ADDRESS } from '../../src/base/app-files/offline-list';
import { keepingWorker } from '../../src/gatsby/offline/bundle-worker';
import { makeOfflineList } from '../../src/gatsby/offline/make-offline-list';
import { filesOf } from '../../src/gatsby/offline/service-worker';
import { openPlainHost, sendPlainly, type PlainHost, type Send } from './plain-host';
import { siteDirectory } from './site-pages';

/** Hashes as file names have them, webpack’s and those of static files; the search’s words stay the same, and so its files. */
const HASH = /(?<![\da-f])(?:[\da-f]{6}|[\da-f]{10,32})(?![\da-f])/g;
/** What may name other files. */
const TEXT = /\.(?:html|js|json|css)$/;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

const PAGE_DATA = 'page-data.json';

type RenameContent = (address: string, body: Buffer) => Buffer;

const reversed = (hash: string): string => Array.from(hash).reverse().join('');

/** The hashes of the built site: those in names of files, and that of the build. */
function readHashes(): ReadonlySet<string> {
  const names = readdirSync(siteDirectory, { recursive: true, encoding: 'utf8' });
  const appData = readFileSync(path.join(siteDirectory, 'page-data/app-data.json'), 'utf8');
  return new Set([...names, appData].flatMap((text) => text.match(HASH) ?? []));
}

export interface DeployingHost extends PlainHost {
  /** Takes the site away and serves the next build of it: everything with a hash has another one. */
  deploy: () => void;
}

/** Serves the built site and then, by `deploy`, one with the same words of which no hashed file is the same. */
export async function openDeployingHost(send: Send = sendPlainly): Promise<DeployingHost> {
  const hashes = readHashes();
  let isNext = false;
  // Its own inverse: what is asked for by a new name is found by the old one.
  const rename = (text: string): string =>
    text.replace(HASH, (hash) =>
      hashes.has(hash) ? reversed(hash) : hashes.has(reversed(hash)) ? reversed(hash) : hash,
    );
  const renameContent: RenameContent = (address, body) => {
    // The policy names the scripts that stand in the page by their hashes, which are others now.
    const text = rename(body.toString()).replace(POLICY, '');
    // The data of a page need not name a hash, and would stay the same.
    return Buffer.from(address.endsWith(PAGE_DATA) ? `${text}\n` : text);
  };
  const host = await openPlainHost(
    siteDirectory,
    (answer, response) => {
      if (!isNext || !(TEXT.test(answer.pathname) || answer.type.includes('html'))) {
        send(answer, response);
        return;
      }
      const isWorker = answer.pathname === WORKER_ADDRESS;
      const body = isWorker
        ? nextWorker(rename, renameContent)
        : renameContent(answer.pathname, answer.body);
      send({ ...answer, body }, response);
    },
    (pathname) => (isNext ? rename(pathname) : pathname),
  );
  return { ...host, deploy: () => (isNext = true) };
}

/** The service worker of the next build, which lists its files. */
function nextWorker(rename: (text: string) => string, renameContent: RenameContent): Buffer {
  const read = (address: string) => readFileSync(path.join(siteDirectory, address));
  const stats = JSON.parse(rename(read('webpack.stats.json').toString())) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const index = JSON.parse(read('site-index.json').toString()) as {
    redirects: Record<string, string>;
  };
  const { list } = makeOfflineList({
    pathPrefix: '',
    foreign: ['/admin/'],
    redirected: new Set(Object.keys(index.redirects)),
    chunks: stats.assetsByChunkName,
    files: filesOf(siteDirectory).map(rename),
    read: (address) =>
      TEXT.test(address) ? renameContent(address, read(rename(address))) : read(rename(address)),
  });
  return Buffer.from(keepingWorker(list));
}

/** A test whose site can be deployed anew while it is open. */
export const test = base.extend<{ host: DeployingHost }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed.
  host: async ({}, use) => {
    const host = await openDeployingHost();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.origin),
});
