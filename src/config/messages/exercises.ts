import { exercisesEn } from './exercises-en';
import { translated } from './translated';

/** The words of the exercises, in the language of this build. */
export const exerciseMessages = translated<typeof exercisesEn>({ en: exercisesEn });
