import type { TocEntry } from '../../docs/toc/toc-entry';
import { RenderedDocument } from '../mdx/RenderedDocument';
import { useLeftOutHeadings } from '../navigation/left-out-headings';
import * as styles from './TocList.module.css';

interface TocListProps {
  entries: readonly TocEntry[];
  /** Id of the current section’s heading. */
  activeId?: string | null;
  onFollow?: () => void;
}

/** Headings as links, each level in its own list, without those that a filter has left out of the page. */
export function TocList({ entries, activeId = null, onFollow }: TocListProps) {
  const leftOut = useLeftOutHeadings();
  const shown = entries.filter(({ id }) => !leftOut.has(id));
  return (
    <ul className={styles.list}>
      {shown.map(({ id, label, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={styles.link}
            aria-current={id === activeId ? 'location' : undefined}
            {...(onFollow && { onClick: onFollow })}
          >
            <RenderedDocument nodes={label} />
          </a>
          {children.length > 0 && (
            <TocList entries={children} activeId={activeId} {...(onFollow && { onFollow })} />
          )}
        </li>
      ))}
    </ul>
  );
}
