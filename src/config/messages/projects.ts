import { currentLocale } from '../current-locale';
import type { Translatable } from './index';
import { projectsEn } from './projects-en';

const byLocale: Record<string, Translatable<typeof projectsEn>> = { en: projectsEn };

/** The words of the playground’s projects, in the language of this build. */
export const projectsMessages = byLocale[currentLocale.code] ?? projectsEn;
