import { filesWithImage } from '../../../editing/find-mentions';
import { PICTURE_FOLDER, pictureAddress } from '../../../protocol/picture-place';
import { localPicture } from '../../kit/local-picture';
import { addDraft, noteDrafts, siteContent } from '../../kit/site-content';
import type { PictureFiles } from '../../server/picture-files';
import type { CmsState, CmsStore } from '../../store/cms-store';
import { freeName } from './picture-rules';

interface DraftPicture {
  path: string;
  file?: File;
  /** Part of the open page’s change, and not of what is stored. */
  draft?: boolean;
}

/** Adds a picture to the open form, under a free name; resolves with its address. */
export type PictureUpload = (picture: File) => Promise<string>;

/** Makes pictures a part of the open page’s change. */
export function draftUpload(
  store: CmsStore,
  findPictures: () => PictureFiles | null,
): PictureUpload {
  return async (picture) => {
    const stored = (await findPictures()?.pictures()) ?? [];
    const taken = [...siteContent().staticFiles, ...stored.map(({ path }) => pictureAddress(path))];
    const name = freeName(picture.name, picture.type, taken);
    const path = `${PICTURE_FOLDER}/${name}`;
    const file = new File([picture], name, { type: picture.type });
    const url = URL.createObjectURL(file);
    await addDraft(path, file);
    store.dispatch({
      type: 'ADD_DRAFT_ENTRY_MEDIA_FILE',
      payload: { id: path, name, path, file, size: file.size, draft: true, url, displayURL: url },
    });
    return pictureAddress(path);
  };
}

/** Those of a form’s new pictures that its text shows: others were taken out again, and are not stored. */
export function shownIn<Picture extends { path: string }>(
  text: string,
  pictures: readonly Picture[],
): Picture[] {
  const texts = new Map([['', text]]);
  return pictures.filter(({ path }) => filesWithImage(texts, pictureAddress(path)).length > 0);
}

let noted: unknown;

/** Remembers the pictures of the open page’s change, which come from its branch or from a backup as well. */
export function noteDraftPictures({ entryDraft }: CmsState): void {
  const pictures = entryDraft.getIn(['entry', 'mediaFiles']) as
    { toJS(): DraftPicture[] } | undefined;
  if (pictures === noted) return;
  noted = pictures;
  const drafts = (pictures?.toJS() ?? []).flatMap(({ path, file, draft }) =>
    draft === true && file !== undefined ? [localPicture(path, file)] : [],
  );
  void Promise.all(drafts).then((local) => {
    if (pictures === noted) noteDrafts(local);
  });
}
