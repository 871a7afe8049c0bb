import { describeError } from '../../../base/browser/describe-error';
import { PICTURE_FOLDER, pictureAddress, pictureFile } from '../../protocol/picture-place';
import { confirmInDialog } from '../kit/confirm-in-dialog';
import { siteContent } from '../kit/site-content';
import type { PictureFiles } from '../server/picture-files';
import { freeName, sameName } from '../source/pictures/picture-rules';
import { preparePicture } from '../source/pictures/prepare-picture';
import type { CmsStore } from '../store/cms-store';
import { pictureWaits } from '../store/follow-pictures';
import { libraryFiles } from './library-files';
import { askToReplace, replacePicture } from './replace-picture';

/**
 * Treats what is uploaded in the CMS’s library like pictures that are dropped into a text, and asks before one takes the
 * place of another; call it before the CMS is loaded.
 */
export function checkUploads(store: CmsStore, findPictures: () => PictureFiles | null): void {
  let isChecked = false;
  const hear = (event: Event) => {
    const { target: input } = event;
    if (isChecked || !(input instanceof HTMLInputElement) || input.type !== 'file') return;
    const file = input.files?.[0];
    if (file === undefined || input.closest('.nc-fileUploadButton') === null) return;
    event.stopImmediatePropagation();
    void check(file).then((checked) => {
      input.value = '';
      if (checked !== null) passOn(input, checked);
    });
  };
  document.addEventListener('change', hear, { capture: true });

  function passOn(input: HTMLInputElement, file: File): void {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.files = transfer.files;
    isChecked = true;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    isChecked = false;
  }

  /** The file that the CMS uploads; null if that is done, or not wanted. */
  async function check(file: File): Promise<File | null> {
    try {
      const picture = await preparePicture(file);
      const stored = libraryFiles(store).map(({ path }) => pictureAddress(path));
      const taken = [...siteContent().staticFiles, ...stored];
      const same = sameName(freeName(picture.name, picture.type, []), taken);
      const free = freeName(picture.name, picture.type, taken);
      const pictures = findPictures();
      if (same !== undefined && pictures !== null) {
        const path = pictureFile(same);
        const choice = await askToReplace(picture, { path, free }, pictures, store);
        if (choice === 'replace') await replacePicture(picture, path, pictures, store);
        if (choice !== 'keep both') return null;
      }
      const named = new File([picture], free, { type: picture.type });
      if (pictures?.readersSee === 'reviewed') {
        const path = `${PICTURE_FOLDER}/${free}`;
        await pictures.store(path, named, false);
        pictureWaits(path).forEach(store.dispatch);
        return null;
      }
      const isAtOnce = pictures?.readersSee === 'at once';
      return isAtOnce && !(await confirmInDialog(atOnce(free))) ? null : named;
    } catch (error) {
      const message = describeError(error);
      store.dispatch({ type: 'NOTIFICATION_SEND', payload: { type: 'error', message } });
      return null;
    }
  }
}

const atOnce = (name: string) => `Upload ${name}? It is published at once, without review.`;
