import { mapEn } from './map-en';
import { translated } from './translated';

/** The words of story maps, in the language of this build. */
export const mapMessages = translated<typeof mapEn>({ en: mapEn });
