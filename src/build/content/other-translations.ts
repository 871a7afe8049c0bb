import { siteConfig } from '../../site/site-config';
import { currentLocale } from '../../site/current-locale';

/** Globs of the content in other languages. */
export const otherTranslations: string[] = siteConfig.locales
  .filter(({ code }) => code !== currentLocale.code)
  .map(({ code }) => `**/content/locales/${code}/**`);
