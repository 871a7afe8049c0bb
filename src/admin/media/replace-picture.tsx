import { askInDialog } from '../ask-in-dialog';
import { notePicture } from '../site-content';
import { PICTURE_FOLDER } from '../source/pictures/picture-rules';
import type { CmsStore } from '../store/cms-store';
import { successNotice } from '../store/success-notice';
import { libraryFiles } from './library-files';
import type { PictureFiles } from './picture-files';
import { ReplaceDialog, type ReplaceChoice } from './ReplaceDialog';

const listed = (store: CmsStore, name: string) =>
  libraryFiles(store).find(({ path }) => path === `${PICTURE_FOLDER}/${name}`);

/** Asks whether a picture takes the place of the one with its name. */
export async function askToReplace(
  picture: File,
  { name, free }: { name: string; free: string },
  pictures: PictureFiles,
  store: CmsStore,
): Promise<ReplaceChoice> {
  const findUsers = () => pictures.usersOf(`${PICTURE_FOLDER}/${name}`);
  const place = ['displayURLs', listed(store, name)?.id ?? '', 'url'];
  const oldUrl = store.getState()?.mediaLibrary?.getIn(place) as string | undefined;
  const newUrl = URL.createObjectURL(picture);
  const choice = await askInDialog<ReplaceChoice>((onAnswer) => (
    <ReplaceDialog
      name={name}
      freeName={free}
      oldUrl={oldUrl}
      newUrl={newUrl}
      findUsers={findUsers}
      consequence={pictures.consequence}
      onChoose={onAnswer}
    />
  ));
  URL.revokeObjectURL(newUrl);
  return choice;
}

/** Puts a picture in the place of the one with its name, in the library as well. */
export async function replacePicture(
  picture: File,
  name: string,
  pictures: PictureFiles,
  store: CmsStore,
): Promise<void> {
  const path = `${PICTURE_FOLDER}/${name}`;
  await pictures.replace(path, picture);
  await notePicture(path, picture);
  const old = listed(store, name);
  const url = URL.createObjectURL(picture);
  const id = crypto.randomUUID();
  const file = { id, name, path, file: picture, size: picture.size, url, displayURL: url };
  if (old !== undefined) store.dispatch({ type: 'MEDIA_DELETE_SUCCESS', payload: { file: old } });
  store.dispatch({ type: 'MEDIA_PERSIST_SUCCESS', payload: { file } });
  store.dispatch(successNotice(`${name} was replaced.`));
}
