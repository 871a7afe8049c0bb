import { messages } from '../../config/messages';
import type { TocEntry } from '../../docs/toc/toc-entry';
import { TocList } from './TocList';
import { useActiveHeading } from './use-active-heading';
import * as styles from './TableOfContents.module.css';

interface TableOfContentsProps {
  entries: readonly TocEntry[];
  /** Height in pixels covered by a header that never hides; 0 if it hides. */
  offset?: number;
}

/** The page’s headings in the margin, with the current one marked; for wide screens. */
export function TableOfContents({ entries, offset = 0 }: TableOfContentsProps) {
  const activeId = useActiveHeading(flattenToc(entries), offset);
  return (
    <nav className={styles.contents} aria-label={messages.chrome.onThisPage}>
      <p className={styles.title} aria-hidden="true">
        {messages.chrome.onThisPage}
      </p>
      <TocList entries={entries} activeId={activeId} />
    </nav>
  );
}

/** The ids of all headings, in page order. */
function flattenToc(entries: readonly TocEntry[]): string[] {
  return entries.flatMap(({ id, children }) => [id, ...flattenToc(children)]);
}
