import { siteConfig } from '../../config/site-config';
import { currentLocale } from '../../config/current-locale';

/** Globs of the content in other languages. */
export const otherTranslations: string[] = siteConfig.locales
  .filter(({ code }) => code !== currentLocale.code)
  .map(({ code }) => `**/content/locales/${code}/**`);
