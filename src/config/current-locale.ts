import { siteConfig, type Locale } from './site-config';

const [defaultLocale] = siteConfig.locales;
const locales: readonly Locale[] = siteConfig.locales;

/** The language of this build: GATSBY_LOCALE, or the site’s first. Throws if it is not configured. */
export const currentLocale: Locale = findLocale(process.env.GATSBY_LOCALE ?? defaultLocale.code);

function findLocale(code: string): Locale {
  const locale = locales.find((candidate) => candidate.code === code);
  if (locale !== undefined) return locale;
  const known = locales.map((candidate) => candidate.code).join(', ');
  throw new Error(
    `GATSBY_LOCALE is “${code}”, but the site knows only: ${known}. Add it to “locales” in src/config/site-config.ts.`,
  );
}

/** Folder of the translated content, relative to the project; null for the default language. */
export const translationDir: string | null =
  currentLocale.code === defaultLocale.code ? null : `content/locales/${currentLocale.code}`;
