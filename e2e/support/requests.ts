import type { Page } from '@playwright/test';

/** The script and styles of the docs template. */
export const DOC_CHUNK = /\/component---src-templates-doc-tsx-[\da-f]+\.js$/;
export const DOC_STYLES = /\/component---src-templates-doc-tsx\.[\da-f]+\.css$/;

/** The scripts that start the app. */
export const APP_SCRIPTS = /\/(?:app|app-start|framework)-[\da-f]+\.js$/;

/** The data of the page at `path`, given without slashes at its ends. */
export const pageData = (path: string): RegExp => new RegExp(`/page-data/${path}/page-data\\.json`);

export interface HeldRequests {
  /** Releases the requests, both waiting and future ones. */
  release: () => void;
}

/** Holds all requests for these addresses until they are released. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<HeldRequests> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Records the addresses of documents requested from now on. */
export function noteDocuments(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') addresses.push(request.url());
  });
  return addresses;
}
