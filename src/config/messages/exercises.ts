import { currentLocale } from '../current-locale';
import type { Translatable } from './index';
import { exercisesEn } from './exercises-en';

const byLocale: Record<string, Translatable<typeof exercisesEn>> = { en: exercisesEn };

/** The words of the exercises, in the language of this build. */
export const exerciseMessages = byLocale[currentLocale.code] ?? exercisesEn;
