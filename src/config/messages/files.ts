import { currentLocale } from '../current-locale';
import { filesEn } from './files-en';
import type { Translatable } from './index';

const byLocale: Record<string, Translatable<typeof filesEn>> = { en: filesEn };

/** The words of a game’s files, in the language of this build. */
export const filesMessages = byLocale[currentLocale.code] ?? filesEn;
