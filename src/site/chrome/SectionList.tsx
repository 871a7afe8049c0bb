import { messages } from '../../config/messages';
import type { TocEntry } from '../../docs/toc/toc-entry';
import { RenderedDocument } from '../mdx/RenderedDocument';
import * as styles from './SectionList.module.css';

interface SectionListProps {
  entries: readonly TocEntry[];
}

/**
 * The sections of a long page in one running text, as at the head of a chapter in old books; only on screens without
 * contents beside the text.
 */
export function SectionList({ entries }: SectionListProps) {
  return (
    <nav className={styles.sections} aria-label={messages.chrome.sections}>
      <ul>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <RenderedDocument nodes={label} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
