import { receivedEn } from './received-en';
import { translated } from './translated';

/** The words about what another app shared with this site and could not be kept, in the language of this build. */
export const receivedMessages = translated<typeof receivedEn>({ en: receivedEn });
