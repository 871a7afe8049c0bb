import type { Page } from '@playwright/test';

/** The picked folder’s name. */
export const FOLDER = 'my-game';

/**
 * Lets “choose a folder” return a folder of the origin private file system, because tests cannot use the browser’s own
 * window for it. The handles have the same interface as those of folders on the disk.
 */
export async function answerFolderPicker(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const picker = {
      showDirectoryPicker: async () => {
        const root = await navigator.storage.getDirectory();
        return root.getDirectoryHandle(name, { create: true });
      },
    };
    Object.assign(window, picker);
  }, FOLDER);
}

/** The text of a file in the folder; null if there is none. */
export function readInFolder(page: Page, path: string): Promise<string | null> {
  return page.evaluate(
    async ([folder, file]) => {
      try {
        let place = await navigator.storage.getDirectory();
        const parts = `${folder}/${file}`.split('/');
        const name = parts.pop() ?? '';
        for (const part of parts) place = await place.getDirectoryHandle(part);
        return await (await (await place.getFileHandle(name)).getFile()).text();
      } catch {
        return null;
      }
    },
    [FOLDER, path] as const,
  );
}

/** Writes a file into the folder, as another program would; then the window gets the focus again. */
export async function writeInFolder(page: Page, path: string, text: string): Promise<void> {
  await page.evaluate(
    async ([folder, file, content]) => {
      let place = await navigator.storage.getDirectory();
      const parts = `${folder}/${file}`.split('/');
      const name = parts.pop() ?? '';
      for (const part of parts) place = await place.getDirectoryHandle(part, { create: true });
      const handle = await place.getFileHandle(name, { create: true });
      const stream = await handle.createWritable();
      await stream.write(content);
      await stream.close();
    },
    [FOLDER, path, text] as const,
  );
  await focusWindow(page);
}

export async function focusWindow(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}
