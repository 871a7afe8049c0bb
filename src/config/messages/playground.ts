import { playgroundEn } from './playground-en';
import { translated } from './translated';

/** The words of the playground’s page, in the language of this build. */
export const playgroundMessages = translated<typeof playgroundEn>({ en: playgroundEn });
