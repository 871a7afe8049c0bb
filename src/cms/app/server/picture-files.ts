import { base64Of } from '../kit/base64-of';
import type { ReadersSee } from './page-mover';
import { requestServer } from './request-server';

/** What the library does with the site’s pictures besides what the CMS does. */
export interface PictureFiles {
  /** When readers see a change. */
  readonly readersSee: ReadersSee;
  /** All that are stored; on GitHub, the last build may not know some. */
  pictures(): Promise<readonly { path: string }[]>;
  /** The files that show a picture. */
  usersOf(path: string): Promise<readonly string[]>;
  /** The texts of files. */
  textsOf(files: readonly string[]): Promise<readonly { path: string; text: string }[]>;
  /** Stores a picture; with review, it is proposed. */
  store(path: string, picture: File, isReplacement: boolean): Promise<void>;
}

/** The pictures on this machine. */
export const localPictures: PictureFiles = {
  readersSee: 'with the files',
  pictures: () => requestServer('pictures', {}),
  usersOf: async (path) => (await requestServer('users', { path })).users,
  textsOf: (files) => requestServer('read', { paths: [...files] }),
  store: async (path, picture, isReplacement) => {
    const content = await base64Of(picture);
    await requestServer('upload', {
      path,
      content,
      ...(isReplacement && { isReplacement }),
    });
  },
};
