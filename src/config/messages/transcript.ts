import { currentLocale } from '../current-locale';
import type { Translatable } from './index';
import { transcriptEn } from './transcript-en';

const byLocale: Record<string, Translatable<typeof transcriptEn>> = { en: transcriptEn };

/** The words in the transcript of a sample, in the language of this build. */
export const transcriptMessages = byLocale[currentLocale.code] ?? transcriptEn;
