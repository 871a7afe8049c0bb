import { withPrefix } from 'gatsby';
import { isOutside } from '../../base/paths/site-path';
import { currentLocale } from '../../config/current-locale';
import { documentTitle } from '../../config/document-title';
import { siteConfig } from '../../config/site-config';
import {
  scriptJson,
  siteStructuredData,
  structuredData,
} from '../../docs/metadata/structured-data';
import type { PageLink } from '../../docs/sidebar/page-data';
import { DocumentHead } from './DocumentHead';

interface PageMetadataProps {
  /** Absent for the home page, which uses the name of the site. */
  title?: string;
  /** One sentence. */
  description: string;
  keywords?: readonly string[];
  /** A site path or an outside address; shown when the page is shared. */
  image?: string | null;
  /** Id of the doc on the page. */
  docId?: string;
  /** Whether this is a docs page: a doc or a list of docs. */
  isDocsPage?: boolean;
  /** Whether search engines must not list the page. */
  isUnlisted?: boolean;
  /** The page’s groups and the page itself, for search engines. */
  trail?: readonly PageLink[];
  /** ISO 8601 date-time of the last change. */
  lastUpdate?: string | null;
}

// Search engines read it in the served HTML; in the browser’s bundle it would be dead weight.
const isServerBuild = process.env.BUILD_STAGE !== 'build-javascript';

/** The part of the head that describes the page’s content. */
export function PageMetadata(props: PageMetadataProps) {
  const { title, description, keywords = [], image, docId, isUnlisted = false, trail } = props;
  const { isDocsPage = docId !== undefined } = props;
  const fullTitle = documentTitle(title);
  const classes = [docId !== undefined && `docs-doc-id-${docId}`, isDocsPage && 'docs-doc-page'];
  const className = classes.filter(Boolean).join(' ');
  const ownPath = trail?.at(-1)?.href;
  const markdownPath = ownPath && `${ownPath}index.md`;
  const imageAddress = image && (isOutside(image) ? image : siteConfig.url + withPrefix(image));
  const structured = isServerBuild && structuredFacts(props);
  return (
    <DocumentHead title={fullTitle} htmlAttributes={className ? { class: className } : {}}>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {isUnlisted && <meta name="robots" content="noindex, nofollow" />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={docId === undefined ? 'website' : 'article'} />
      {imageAddress && <meta property="og:image" content={imageAddress} />}
      {isServerBuild && markdownPath && (
        <link rel="alternate" type="text/markdown" href={withPrefix(markdownPath)} />
      )}
      {structured && <script type="application/ld+json">{scriptJson(structured)}</script>}
    </DocumentHead>
  );
}

/** What search engines read of the home page and of docs pages; null for all others. */
function structuredFacts({ title, description, trail, lastUpdate = null }: PageMetadataProps) {
  const site = {
    root: siteConfig.url + withPrefix('/').replace(/\/$/, ''),
    siteName: siteConfig.title,
    language: currentLocale.code,
  };
  if (title === undefined) {
    const { repository, licence } = siteConfig;
    return siteStructuredData({ ...site, description, repository: repository.url, licence });
  }
  return trail ? structuredData({ ...site, title, description, trail, lastUpdate }) : null;
}
