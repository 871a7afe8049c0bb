import { projectsEn } from './projects-en';
import { translated } from './translated';

/** The words of the playground’s projects, in the language of this build. */
export const projectsMessages = translated<typeof projectsEn>({ en: projectsEn });
