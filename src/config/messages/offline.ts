import { offlineEn } from './offline-en';
import { translated } from './translated';

/** The words about reading without a connection, in the language of this build. */
export const offlineMessages = translated<typeof offlineEn>({ en: offlineEn });
