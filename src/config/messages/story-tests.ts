import { currentLocale } from '../current-locale';
import type { Translatable } from './index';
import { storyTestsEn } from './story-tests-en';

const byLocale: Record<string, Translatable<typeof storyTestsEn>> = { en: storyTestsEn };

/** The words of the playground’s tests, in the language of this build. */
export const storyTestsMessages = byLocale[currentLocale.code] ?? storyTestsEn;
