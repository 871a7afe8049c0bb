import type { PagePlan } from '../../docs/pages/page-plan';
import type { DocRecord } from '../../docs/sidebar/doc-record';
import { cardOf, type SocialCard } from './social-card';

/** The social cards of the docs pages that are known before the pages are built. */
export function cardsOfPlan(pages: readonly PagePlan[], docs: readonly DocRecord[]): SocialCard[] {
  const frontmatter = new Map(docs.map((doc) => [doc.path, doc.frontmatter]));
  return pages.flatMap(({ path, context }) => {
    // An entry is shown with the picture of its kind.
    if (context.kind === 'reference' && context.entryId !== null) return [];
    const words = context.kind === 'doc' ? frontmatter.get(path) : context;
    const trail = context.frame.breadcrumbs.map(({ label }) => label);
    return words === undefined ? [] : [cardOf(words, trail)];
  });
}
