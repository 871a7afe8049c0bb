import { filesEn } from './files-en';
import { translated } from './translated';

/** The words of a game’s files, in the language of this build. */
export const filesMessages = translated<typeof filesEn>({ en: filesEn });
