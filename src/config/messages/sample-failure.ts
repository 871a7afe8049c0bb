import { currentLocale } from '../current-locale';
import type { Translatable } from './index';
import { sampleFailureEn } from './sample-failure-en';

const byLocale: Record<string, Translatable<typeof sampleFailureEn>> = { en: sampleFailureEn };

/** The words around the message of a sample that fails on purpose, in the language of this build. */
export const sampleFailureMessages = byLocale[currentLocale.code] ?? sampleFailureEn;
