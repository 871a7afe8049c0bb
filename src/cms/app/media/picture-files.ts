import { requestServer } from '../request-server';
import { base64Of } from './base64-of';

/** What the library does with the site’s pictures besides what the CMS does. */
export interface PictureFiles {
  /** Whether readers have a change at once, without the review of other changes. */
  readonly publishesAtOnce: boolean;
  /** What an author should know before a picture is replaced. */
  readonly consequence: string;
  /** All that are stored; on GitHub, the last build may not know some. */
  pictures(): Promise<readonly { path: string }[]>;
  /** The files that show a picture. */
  usersOf(path: string): Promise<readonly string[]>;
  /** The texts of files. */
  textsOf(files: readonly string[]): Promise<readonly { path: string; text: string }[]>;
  /** Puts a picture in the place of another one. */
  replace(path: string, picture: File): Promise<void>;
}

/** The pictures on this machine. */
export const localPictures: PictureFiles = {
  publishesAtOnce: false,
  consequence: 'The old file is overwritten.',
  pictures: () => requestServer('pictures', {}),
  usersOf: async (path) => (await requestServer('users', { path })).users,
  textsOf: (files) => requestServer('read', { paths: [...files] }),
  replace: async (path, picture) => {
    const content = await base64Of(picture);
    await requestServer('upload', { path, content, isReplacement: true });
  },
};
