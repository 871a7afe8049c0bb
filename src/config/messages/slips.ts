import { slipsEn } from './slips-en';
import { translated } from './translated';

/** What is said about slips in ink, in the language of this build. */
export const slipWords = translated<typeof slipsEn>({ en: slipsEn });
