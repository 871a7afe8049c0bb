import { complaintsEn } from './complaints-en';
import { translated } from './translated';

/** What ink’s complaints mean, in the language of this build. */
export const complaintWords = translated<typeof complaintsEn>({ en: complaintsEn });
