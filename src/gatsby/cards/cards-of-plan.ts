import { pageFacts } from '../../docs/pages/page-kinds';
import type { PagePlan } from '../../docs/pages/page-plan';
import type { DocRecord } from '../../docs/sidebar/doc-record';
import { cardOf, type SocialCard } from './social-card';

/** The social cards of the docs pages that are known before the pages are built. */
export function cardsOfPlan(pages: readonly PagePlan[], docs: readonly DocRecord[]): SocialCard[] {
  const frontmatter = new Map(docs.map((doc) => [doc.path, doc.frontmatter]));
  return pages.flatMap(({ path, context }) => {
    const { text, hasOwnCard } = pageFacts(context);
    const words = text.from === 'doc' ? frontmatter.get(path) : text;
    const trail = context.frame.breadcrumbs.map(({ label }) => label);
    return words === undefined || !hasOwnCard ? [] : [cardOf(words, trail)];
  });
}
