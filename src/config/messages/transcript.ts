import { transcriptEn } from './transcript-en';
import { translated } from './translated';

/** The words in the transcript of a sample, in the language of this build. */
export const transcriptMessages = translated<typeof transcriptEn>({ en: transcriptEn });
