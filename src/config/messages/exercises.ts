import { currentLocale } from '../current-locale';
import { exercisesEn } from './exercises-en';
import type { Translatable } from './index';

const byLocale: Record<string, Translatable<typeof exercisesEn>> = { en: exercisesEn };

/** The words of the exercises, in the language of this build. */
export const exerciseMessages = byLocale[currentLocale.code] ?? exercisesEn;
