import { withPrefix } from 'gatsby';
import { Helmet } from 'react-helmet';
import { currentLocale } from '../site/current-locale';
import { siteConfig } from '../site/site-config';

interface SiteMetadataProps {
  /** Path of the page within the site, null where the page has no address of its own. */
  path: string | null;
}

/** What the head of every page says by its place in the site: language, direction, canonical address. */
export function SiteMetadata({ path }: SiteMetadataProps) {
  const address = path === null ? null : siteConfig.url + withPrefix(path);
  return (
    <Helmet
      defaultTitle={siteConfig.title}
      htmlAttributes={{ lang: currentLocale.code, dir: currentLocale.direction }}
    >
      <meta property="og:site_name" content={siteConfig.title} />
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
    </Helmet>
  );
}
