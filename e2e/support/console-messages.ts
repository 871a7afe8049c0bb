import type { Page } from '@playwright/test';

const FAILED_REQUEST = 'Failed to load resource';
/** Said by Playwright itself: see playwright.config.ts. */
const NO_WORKER = 'Service Worker registration blocked';

/**
 * Records console messages, including uncaught errors. With `origin`, failed requests to other hosts are left out:
 * samples may use pictures from elsewhere.
 */
export function noteConsole(page: Page, { origin = '' } = {}): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(FAILED_REQUEST) && !message.location().url.startsWith(origin))
      return;
    if (message.text().startsWith(NO_WORKER)) return;
    messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}
