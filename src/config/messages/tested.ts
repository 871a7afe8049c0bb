import { testedEn } from './tested-en';
import { translated } from './translated';

/** The words for authors about testers and their notes, in the language of this build. */
export const testedMessages = translated<typeof testedEn>({ en: testedEn });
