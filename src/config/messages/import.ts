import { importEn } from './import-en';
import { translated } from './translated';

/** The words of importing games, in the language of this build. */
export const importMessages = translated<typeof importEn>({ en: importEn });
