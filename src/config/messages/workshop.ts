import { currentLocale } from '../current-locale';
import type { Translatable } from './index';
import { workshopEn } from './workshop-en';

const byLocale: Record<string, Translatable<typeof workshopEn>> = { en: workshopEn };

/** The words around a story that is played and edited, in the language of this build. */
export const workshopMessages = byLocale[currentLocale.code] ?? workshopEn;
