import type { FrameLocator, Locator, Page } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { openPlainHost } from './plain-host';

/** The ways in which a game leaves, by their buttons in the window. */
export type Way =
  'Game for the web' | 'One file' | 'Atrament project' | 'The ink alone' | 'Proof copy';

/** In the playground’s bar, or in the player’s where there is none. */
export const downloadButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Download', exact: true });

/** The window that it opens. */
export const downloadWindow = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Download' });

/** Downloads what the player shows. */
export async function download(page: Page, way: Way): Promise<{ name: string; bytes: Buffer }> {
  if (!(await downloadWindow(page).isVisible())) await downloadButton(page).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    downloadWindow(page).getByRole('button', { name: way }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** Unpacks a zip into a folder; returns the names of its files. */
export function unpack(bytes: Buffer, folder: string): string[] {
  const files = Object.entries(unzipSync(bytes));
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return files.map(([name]) => name);
}

/** Opens an unpacked game in a sandboxed frame of another site, as hosts of games do. */
export async function openInFrame(
  page: Page,
  folder: string,
): Promise<{ frame: FrameLocator; close: () => Promise<void> }> {
  writeFileSync(path.join(folder, '404.html'), 'Not found');
  const host = await openPlainHost(folder);
  const around = `<!doctype html><title>x</title><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" width="100%" height="600" src="${host.origin}/index.html"></iframe>`;
  writeFileSync(path.join(folder, 'around.html'), around);
  await page.goto(`${host.origin.replace('localhost', '127.0.0.1')}/around.html`);
  return { frame: page.frameLocator('iframe'), close: host.close };
}
