import type { Locator, Page } from '@playwright/test';
import { openPage } from './pages';
import { newestScene } from './player';
import { editorOf, pasteInto, PLAYGROUND } from './playground';

export const DATABASE = 'atrament-projects';

/** The field with the project’s name. */
export const nameOf = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Name of the project' });

/** The list of projects, opened. */
export async function openProjects(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Projects', exact: true }).click();
  return page.getByRole('dialog', { name: 'Projects' });
}

/** Writes a story in the playground, which becomes a project. */
export async function writeProject(page: Page, source: string): Promise<void> {
  await openPage(page, PLAYGROUND);
  await pasteInto(editorOf(page), source);
  await newestScene(page).getByText(source.split('\n')[0]!).waitFor();
}

/** Waits until the database has everything, so that the journal is empty. */
export async function untilStored(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !Object.keys(localStorage).some((key) => key.startsWith('docs.project-journal:')),
  );
}

/** What a table of the projects’ database has. */
export function storedRows<Row>(page: Page, table: string): Promise<Row[]> {
  return page.evaluate(
    ([database, name]) =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open(database!);
        opening.onerror = () => reject(new Error('The database cannot be opened.'));
        opening.onsuccess = () => {
          const all = opening.result.transaction(name!).objectStore(name!).getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result as Row[]);
          };
        };
      }),
    [DATABASE, table],
  );
}
