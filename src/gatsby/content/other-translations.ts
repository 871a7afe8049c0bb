import { currentLocale } from '../../config/current-locale';
import { siteConfig } from '../../config/site-config';

/** Globs of the content in other languages. */
export const otherTranslations: string[] = siteConfig.locales
  .filter(({ code }) => code !== currentLocale.code)
  .map(({ code }) => `**/content/locales/${code}/**`);
