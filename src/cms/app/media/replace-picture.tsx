import { pictureName } from '../../protocol/picture-place';
import { askInDialog } from '../ask-in-dialog';
import { notePicture } from '../site-content';
import type { CmsStore } from '../store/cms-store';
import { successNotice } from '../store/notices';
import { ReplaceDialog, type ReplaceChoice } from './ReplaceDialog';
import { libraryFiles } from './library-files';
import type { PictureFiles } from './picture-files';

const listed = (store: CmsStore, file: string) =>
  libraryFiles(store).find(({ path }) => path === file);

/** Asks whether a picture takes the place of the one at `path`. */
export async function askToReplace(
  picture: File,
  { path, free }: { path: string; free: string },
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
      consequence={pictures.consequence}
      onChoose={onAnswer}
    />
  ));
  URL.revokeObjectURL(newUrl);
  return choice;
}

/** Puts a picture in the place of the one at `path`, in the library as well. */
export async function replacePicture(
  picture: File,
  path: string,
  pictures: PictureFiles,
  store: CmsStore,
): Promise<void> {
  await pictures.replace(path, picture);
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
