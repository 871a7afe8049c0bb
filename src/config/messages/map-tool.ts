import { mapToolEn } from './map-tool-en';
import { translated } from './translated';

/** The words of the playground’s map, in the language of this build. */
export const mapToolMessages = translated<typeof mapToolEn>({ en: mapToolEn });
