import { courseEn } from './course-en';
import { translated } from './translated';

/** The words of the course’s desk, in the language of this build. */
export const courseMessages = translated<typeof courseEn>({ en: courseEn });
