import { withPrefix } from 'gatsby';
import { currentLocale } from '../../config/current-locale';
import { siteConfig, type SiteConfig } from '../../config/site-config';
import { socialImageOf } from '../../config/social-image';
import { DocumentHead } from '../chrome/DocumentHead';
import { languagesRoot } from '../chrome/languages-root';

const { locales }: SiteConfig = siteConfig;

interface SiteMetadataProps {
  /** Path of the page within the site; null for a page without its own address. */
  path: string | null;
}

/** The part of every page’s head that depends on its place in the site: language, direction, addresses, picture. */
export function SiteMetadata({ path }: SiteMetadataProps) {
  const address = path === null ? null : siteConfig.url + withPrefix(path);
  const root = languagesRoot(withPrefix('/'), currentLocale.path);
  return (
    <DocumentHead
      defaultTitle={siteConfig.title}
      htmlAttributes={{ lang: currentLocale.code, dir: currentLocale.direction }}
    >
      <meta property="og:site_name" content={siteConfig.title} />
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      <meta name="twitter:card" content="summary_large_image" />
      {path !== null && (
        <meta property="og:image" content={siteConfig.url + withPrefix(socialImageOf(path))} />
      )}
      {path !== null &&
        locales.length > 1 &&
        locales.map((locale) => (
          <link
            key={locale.code}
            rel="alternate"
            hrefLang={locale.code}
            href={siteConfig.url + root + locale.path + path}
          />
        ))}
    </DocumentHead>
  );
}
