import { courseEn } from './course-en';
import { translated } from './translated';

/** The words of the course, in the language of this build. */
export const courseMessages = translated<typeof courseEn>({ en: courseEn });
