import { useMemo } from 'react';
import { formFiles } from '../../core/desk/cms-address';
import { parseSidebars } from '../../core/sidebar/parse-sidebars';
import { useSiteContent } from '../site-content';
import { ContentList } from './ContentList';
import { knownPages } from './known-pages';
import { orderPages } from './order-pages';

/** All pages as readers find them in the sidebar. */
export function PageList() {
  const { sidebarSource } = useSiteContent();
  const pages = knownPages.use();
  const lines = useMemo(() => {
    const { sidebars } = parseSidebars(sidebarSource, formFiles.sidebars);
    return pages && orderPages(pages, sidebars);
  }, [pages, sidebarSource]);
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
