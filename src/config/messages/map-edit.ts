import { mapEditEn } from './map-edit-en';
import { translated } from './translated';

/** The words of what is written on the map, in the language of this build. */
export const mapEditMessages = translated<typeof mapEditEn>({ en: mapEditEn });
