import { PICTURE_FOLDER } from '../../protocol/picture-place';
import { askInDialog } from '../kit/ask-in-dialog';
import type { PictureFiles } from '../server/picture-files';
import { DeletePictureDialog } from './DeletePictureDialog';
import { nameOfChosen } from './library-buttons';

/** How the library’s question begins before it deletes the chosen picture; what follows says what that means here. */
export const DELETE_PICTURE = 'Delete this picture?';

/** Asks about the chosen picture by its name, and knows where it is shown; null if the question is another one. */
export function askAboutPicture(
  message: string,
  pictures: PictureFiles | null,
): Promise<true | null> | null {
  const name = nameOfChosen();
  if (!message.startsWith(DELETE_PICTURE) || name === null || pictures === null) return null;
  const file = `${PICTURE_FOLDER}/${name}`;
  const findUsers = () => pictures.usersOf(file);
  return askInDialog((onAnswer) => (
    <DeletePictureDialog
      {...{ name, file, findUsers, onAnswer }}
      consequence={message.slice(DELETE_PICTURE.length).trim()}
    />
  ));
}
