import { describeError } from '../../../base/browser/describe-error';
import { PICTURE_FOLDER, pictureAddress, pictureName } from '../../protocol/picture-place';
import { askInDialog } from '../kit/ask-in-dialog';
import { notePicture } from '../kit/site-content';
import type { PictureFiles } from '../server/picture-files';
import { freeName } from '../source/pictures/picture-rules';
import { picturesIn } from '../source/pictures/pictures-in';
import { preparePicture } from '../source/pictures/prepare-picture';
import type { CmsStore } from '../store/cms-store';
import { pictureWaits } from '../store/follow-pictures';
import { successNotice } from '../store/notices';
import { AltTexts } from './AltTexts';
import { ReplaceDialog, type ReplaceChoice } from './ReplaceDialog';
import { closeLibrary } from './library-buttons';
import { libraryFiles } from './library-files';

const listed = (store: CmsStore, file: string) =>
  libraryFiles(store).find(({ path }) => path === file);

/** Asks whether a picture takes the place of the one at `path`. */
export async function askToReplace(
  picture: File,
  { path, free }: { path: string; free: string | null },
  pictures: PictureFiles,
  store: CmsStore,
): Promise<ReplaceChoice> {
  const findUsers = () => pictures.usersOf(path);
  const place = ['displayURLs', listed(store, path)?.id ?? '', 'url'];
  const oldUrl = store.getState()?.mediaLibrary?.getIn(place) as string | undefined;
  const newUrl = URL.createObjectURL(picture);
  const choice = await askInDialog<ReplaceChoice>((onAnswer) => (
    <ReplaceDialog
      name={pictureName(path)}
      freeName={free}
      oldUrl={oldUrl}
      newUrl={newUrl}
      findUsers={findUsers}
      readersSee={pictures.readersSee}
      onChoose={onAnswer}
    />
  ));
  URL.revokeObjectURL(newUrl);
  return choice;
}

/** Puts a picture in the place of the one at `path`, in the library as well unless that waits for its review. */
export async function replacePicture(
  picture: File,
  path: string,
  pictures: PictureFiles,
  store: CmsStore,
): Promise<void> {
  await pictures.store(path, picture, true);
  if (pictures.readersSee === 'reviewed') pictureWaits(path).forEach(store.dispatch);
  else await showReplaced(picture, path, store);
  await showAltTexts(path, pictures);
}

async function showReplaced(picture: File, path: string, store: CmsStore): Promise<void> {
  await notePicture(path, picture);
  const name = pictureName(path);
  const old = listed(store, path);
  const url = URL.createObjectURL(picture);
  const id = crypto.randomUUID();
  const file = { id, name, path, file: picture, size: picture.size, url, displayURL: url };
  if (old !== undefined) store.dispatch({ type: 'MEDIA_DELETE_SUCCESS', payload: { file: old } });
  store.dispatch({ type: 'MEDIA_PERSIST_SUCCESS', payload: { file } });
  store.dispatch(successNotice(`${name} was replaced.`));
}

/** Shows what the pages say of a picture that was replaced, if any does. */
async function showAltTexts(path: string, pictures: PictureFiles): Promise<void> {
  const pages = (await pictures.usersOf(path)).filter((file) => file.endsWith('.mdx'));
  const texts = (await pictures.textsOf(pages)).flatMap(({ path: file, text }) =>
    picturesIn(text)
      .filter(({ src }) => src === pictureAddress(path))
      .map(({ line, alt }) => ({ file, line, alt })),
  );
  if (texts.length === 0) return;
  await askInDialog<null>((onAnswer) => (
    <AltTexts
      name={pictureName(path)}
      texts={texts}
      onOpen={closeLibrary}
      onClose={() => onAnswer(null)}
    />
  ));
}

/** Replaces the picture of the library that was chosen. */
export async function replaceChosen(
  name: string,
  file: File,
  pictures: PictureFiles,
  store: CmsStore,
): Promise<void> {
  try {
    const picture = await preparePicture(file);
    const kind = endingOf(freeName(name, picture.type, []));
    if (kind !== endingOf(name)) {
      throw new Error(
        `${name} was not replaced: the new file is a .${kind}. Upload that, and click “Replace …” behind the picture in the pages that show the old one.`,
      );
    }
    const path = `${PICTURE_FOLDER}/${name}`;
    const choice = await askToReplace(picture, { path, free: null }, pictures, store);
    if (choice === 'replace') await replacePicture(picture, path, pictures, store);
  } catch (error) {
    const message = describeError(error);
    store.dispatch({ type: 'NOTIFICATION_SEND', payload: { type: 'error', message } });
  }
}

const endingOf = (name: string): string =>
  (name.split('.').at(-1) ?? '').toLowerCase().replace('jpeg', 'jpg');
