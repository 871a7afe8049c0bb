import { currentLocale } from '../current-locale';
import type { Translatable } from './index';
import { inkSignsEn } from './ink-signs-en';

const byLocale: Record<string, Translatable<typeof inkSignsEn>> = { en: inkSignsEn };

/** The words of the row of ink’s signs, in the language of this build. */
export const inkSignsMessages = byLocale[currentLocale.code] ?? inkSignsEn;
