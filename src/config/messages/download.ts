import { downloadEn } from './download-en';
import { translated } from './translated';

/** The words of downloads in the language of this build; English where it has none of its own. */
export const downloadMessages = translated<typeof downloadEn>({ en: downloadEn });
