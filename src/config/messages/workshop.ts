import { translated } from './translated';
import { workshopEn } from './workshop-en';

/** The words around a story that is played and edited, in the language of this build. */
export const workshopMessages = translated<typeof workshopEn>({ en: workshopEn });
