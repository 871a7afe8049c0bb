import { shareEn } from './share-en';
import { translated } from './translated';

/** The words of the window “Share”, in the language of this build. */
export const shareMessages = translated<typeof shareEn>({ en: shareEn });
