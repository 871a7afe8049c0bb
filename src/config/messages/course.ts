import { currentLocale } from '../current-locale';
import { courseEn } from './course-en';
import type { Translatable } from './index';

const byLocale: Record<string, Translatable<typeof courseEn>> = { en: courseEn };

/** The words of the course’s desk, in the language of this build. */
export const courseMessages = byLocale[currentLocale.code] ?? courseEn;
