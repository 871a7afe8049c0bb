import type { Page } from '@playwright/test';

/** The script and the styles of the template that draws docs. */
export const DOC_CHUNK = /\/component---src-templates-doc-tsx-[\da-f]+\.js$/;
export const DOC_STYLES = /\/component---src-templates-doc-tsx\.[\da-f]+\.css$/;

/** The scripts that start the app. */
export const APP_SCRIPTS = /\/(?:app|app-start|framework|webpack-runtime)-[\da-f]+\.js$/;

/** The data of the page at `path`, given without slashes around it. */
export const pageData = (path: string): RegExp => new RegExp(`/page-data/${path}/page-data\\.json`);

export interface HeldRequests {
  /** Lets the requests go, those that wait and those to come. */
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

/** Notes the addresses of the documents that are asked for from now on. */
export function noteDocuments(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') addresses.push(request.url());
  });
  return addresses;
}
