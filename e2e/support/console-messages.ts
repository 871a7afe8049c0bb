import type { Page } from '@playwright/test';

const FAILED_REQUEST = 'Failed to load resource';

/**
 * Notes what is written to the console, errors that nobody caught included. With `origin`, what other hosts did not
 * answer is left out: samples may name pictures that are elsewhere.
 */
export function noteConsole(page: Page, { origin = '' } = {}): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(FAILED_REQUEST) && !message.location().url.startsWith(origin))
      return;
    messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}
