import { mapFactsEn } from './map-facts-en';
import { translated } from './translated';

/** The words for what a story remembers and asks for on the map, in the language of this build. */
export const mapFactsMessages = translated<typeof mapFactsEn>({ en: mapFactsEn });
