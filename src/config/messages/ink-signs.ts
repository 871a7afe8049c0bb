import { inkSignsEn } from './ink-signs-en';
import { translated } from './translated';

/** The words of the row of ink’s signs, in the language of this build. */
export const inkSignsMessages = translated<typeof inkSignsEn>({ en: inkSignsEn });
