import type { Locator, Page } from '@playwright/test';
import { encodeShareHash, type SharedPlay } from '../../src/playground/share/share-link';
import { openPage } from './pages';

export const PLAYGROUND = '/playground/';

/** The hash that opens a story at a certain moment in a page that plays. */
export async function shareHash(play: Partial<SharedPlay>): Promise<string> {
  const hash = await encodeShareHash({ source: '', files: {}, moves: [], seed: 1, ...play });
  if (!hash.isOk) throw new Error(`This story fits into no link: ${hash.failure}`);
  return hash.value;
}

/** Opens the playground with a story at the moment after `moves`. */
export async function openStory(
  page: Page,
  source: string,
  moves: SharedPlay['moves'] = [],
): Promise<void> {
  await openPage(page, PLAYGROUND + (await shareHash({ source, moves })));
}

/** Opens the gallery of what a project can begin with. */
export async function openGallery(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New project…' }).click();
  return page.getByRole('dialog', { name: 'New project' });
}

/** Takes a story of the gallery, which is open, by its title, or an empty page. */
export async function chooseStory(page: Page, title = 'An empty page'): Promise<void> {
  const gallery = page.getByRole('dialog', { name: 'New project' });
  await gallery.getByRole('button', { name: title, exact: true }).click();
}

/** Begins a project with a story of the gallery, by its title, or with an empty page. */
export async function newProject(page: Page, title = 'An empty page'): Promise<void> {
  await openGallery(page);
  await chooseStory(page, title);
}

/** The editor for a file of the playground’s story. */
export const editorOf = (page: Page, file = 'story.ink'): Locator =>
  page.getByRole('textbox', { name: `Ink, ${file}` });

/** Replaces the editor’s content, as pasting does. */
export async function pasteInto(editor: Locator, text: string): Promise<void> {
  await editor.focus();
  await editor.press('Control+a');
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox hands over an empty one otherwise.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    element.dispatchEvent(event);
  }, text);
}

/** Drops a picture of noise on the story, as large as its size in pixels makes it. */
export async function dropPicture(page: Page, name: string, pixels: number): Promise<void> {
  await editorOf(page).evaluate(
    async (element, picture) => {
      const canvas = new OffscreenCanvas(picture.pixels, picture.pixels);
      const context = canvas.getContext('2d')!;
      const noise = context.createImageData(picture.pixels, picture.pixels);
      for (let at = 0; at < noise.data.length; at += 1) {
        noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
      }
      context.putImageData(noise, 0, 0);
      const dataTransfer = new DataTransfer();
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      dataTransfer.items.add(new File([blob], picture.name, { type: 'image/png' }));
      element.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
      );
    },
    { name, pixels },
  );
}
