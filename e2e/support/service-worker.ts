import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { OfflineList } from '../../src/base/app-files/offline-list';
import { siteDirectory } from './site-pages';

/** The list that the worker of the built site has, or that of another one. */
export function offlineList(directory = siteDirectory): OfflineList {
  const [line = ''] = readFileSync(path.join(directory, 'service-worker.js'), 'utf8').split('\n');
  return JSON.parse(line.replace(/^const \w+=|;$/g, '')) as OfflineList;
}

/** Which of these addresses are not in the caches. */
const missingOf = (page: Page, addresses: readonly string[]): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const found = await Promise.all(wanted.map((address) => caches.match(address)));
    return wanted.filter((_, index) => found[index] === undefined);
  }, addresses);

/** Waits until all of these are kept. */
export async function untilKept(page: Page, ...addresses: string[]): Promise<void> {
  const kept = addresses.map((address) => address.replace(/index\.html$/, ''));
  await expect.poll(() => missingOf(page, kept), { timeout: 45_000 }).toEqual([]);
}

/** Waits until all that the playground needs is kept. */
export async function untilPlaygroundKept(page: Page): Promise<void> {
  await untilKept(page, '/playground/', ...offlineList().groups.code);
}
