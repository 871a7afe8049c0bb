import { useMemo } from 'react';
import { docIdOf } from '../../../base/paths/doc-path';
import { formFiles } from '../../../config/cms-address';
import { parseSidebars } from '../../../docs/sidebar/parse-sidebars';
import { addToSidebar, chosenPlace } from '../../editing/page-in-sidebar';
import { useSiteContent } from '../kit/site-content';
import { waitingSidebars } from '../store/waiting-sidebars';
import { ContentList } from './ContentList';
import { knownPages, type KnownPage } from './known-pages';
import { orderPages } from './order-pages';

/** All pages as readers find them in the sidebar. */
export function PageList() {
  const { sidebarSource } = useSiteContent();
  const pages = knownPages.use();
  const sidebars = waitingSidebars.use();
  const lines = useMemo(() => {
    const source = withWaiting(sidebarSource, pages ?? [], sidebars);
    return pages && orderPages(pages, parseSidebars(source, formFiles.sidebars).sidebars);
  }, [pages, sidebarSource, sidebars]);
  if (lines === null) return <p role="status">Loading the pages …</p>;
  return (
    <ContentList
      collection="pages"
      noun="pages"
      placeholder="Filter by title, address or category"
      kinds={['Drafts', 'With problems']}
      {...{ lines }}
    />
  );
}

/** The sidebar with the lines that new pages bring when they are published; drafts bring none. */
function withWaiting(
  sidebarSource: string,
  pages: readonly KnownPage[],
  sidebars: ReadonlyMap<string, string>,
): string {
  const waiting = pages.filter(({ status, isDraft }) => status !== '' && !isDraft);
  try {
    return waiting.reduce((source, { slug }) => {
      const docId = docIdOf(`${slug}.mdx`);
      const own = sidebars.get(slug);
      return addToSidebar(source, docId, own === undefined ? undefined : chosenPlace(own, docId));
    }, sidebarSource);
  } catch {
    // Broken YAML: its form says so.
    return sidebarSource;
  }
}
