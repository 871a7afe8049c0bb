import { siteConfig } from '../../../config/site-config';
import { NONE } from '../../editing/editable-page';
import type { PreviewContent } from '../../protocol/preview-content';
import type { LinkTarget } from '../source/links/link-targets';

/** How a field names a page: `ink-basics/flow#weave`, or `/docs/ink-basics/flow/#weave`, or a whole page or none. */
export type PageName = 'id' | 'address' | 'whole page';

const [version] = siteConfig.versions;

const none: LinkTarget = { kind: 'page', title: 'None', where: 'no link at all', href: NONE };

/** All pages and headings, with what a field writes for each as its `href`. */
export function pageTargets({ docs }: PreviewContent, named: PageName): LinkTarget[] {
  const own = docs.filter(({ file }) => file.startsWith(`${version.contentDir}/`));
  const nameOf = ({ docId, path }: (typeof docs)[number]) => (named === 'address' ? path : docId);
  const pages = own.map((doc): LinkTarget => {
    const where = doc.isDraft ? `${doc.docId}, a draft` : doc.docId;
    return { kind: 'page', title: doc.title, where, href: nameOf(doc) };
  });
  if (named === 'whole page') return [none, ...pages];
  return [
    ...pages,
    ...own.flatMap((doc) =>
      doc.headings.map(({ id, title }): LinkTarget => {
        return { kind: 'heading', title, where: doc.title, href: `${nameOf(doc)}#${id}` };
      }),
    ),
  ];
}
