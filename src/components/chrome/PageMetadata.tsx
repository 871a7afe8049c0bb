import { withPrefix } from 'gatsby';
import { Helmet } from 'react-helmet';
import { isOutside } from '../../core/paths/site-path';
import { siteConfig } from '../../site/site-config';

interface PageMetadataProps {
  /** Absent for the home page, which goes by the name of the site. */
  title?: string;
  /** One sentence. */
  description: string;
  keywords?: readonly string[];
  /** A site path or an outside address; shown where the page is shared. */
  image?: string | null;
  /** Id of the doc that the page shows. */
  docId?: string;
  /** Whether the page is one of the docs, a doc or a list of them. */
  isDocsPage?: boolean;
  /** Whether search engines are to leave the page out. */
  isUnlisted?: boolean;
}

/** The title of the document: `{page} | {site}`. */
export function documentTitle(title?: string): string {
  return title === undefined
    ? siteConfig.title
    : `${title} ${siteConfig.titleDelimiter} ${siteConfig.title}`;
}

/** What the head of a page says about its content. */
export function PageMetadata({
  title,
  description,
  keywords = [],
  image,
  docId,
  isDocsPage = docId !== undefined,
  isUnlisted = false,
}: PageMetadataProps) {
  const fullTitle = documentTitle(title);
  const classes = [docId !== undefined && `docs-doc-id-${docId}`, isDocsPage && 'docs-doc-page'];
  const className = classes.filter(Boolean).join(' ');
  const imageAddress = image && (isOutside(image) ? image : siteConfig.url + withPrefix(image));
  return (
    <Helmet title={fullTitle} htmlAttributes={className ? { class: className } : {}}>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {isUnlisted && <meta name="robots" content="noindex, nofollow" />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={docId === undefined ? 'website' : 'article'} />
      <meta name="twitter:card" content={imageAddress ? 'summary_large_image' : 'summary'} />
      {imageAddress && <meta property="og:image" content={imageAddress} />}
    </Helmet>
  );
}
