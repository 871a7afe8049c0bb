import { sampleFailureEn } from './sample-failure-en';
import { translated } from './translated';

/** The words around the message of a sample that fails on purpose, in the language of this build. */
export const sampleFailureMessages = translated<typeof sampleFailureEn>({ en: sampleFailureEn });
