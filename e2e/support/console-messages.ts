import type { Page } from '@playwright/test';

/** Notes what is written to the console, errors that nobody caught included. */
export function noteConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}
