import { storyTestsEn } from './story-tests-en';
import { translated } from './translated';

/** The words of the playground’s tests, in the language of this build. */
export const storyTestsMessages = translated<typeof storyTestsEn>({ en: storyTestsEn });
