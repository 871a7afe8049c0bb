import { useEffect, useRef, useState } from 'react';
import { messages } from '../../config/messages';
import type { TocEntry } from '../../docs/toc/toc-entry';
import { Icon } from '../../ui/Icon';
import { TocList } from './TocList';
import * as styles from './CollapsibleToc.module.css';

interface CollapsibleTocProps {
  entries: readonly TocEntry[];
}

/** The page’s headings behind a button; for small screens, also without scripts. */
export function CollapsibleToc({ entries }: CollapsibleTocProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before React started.
  useEffect(() => setOpen(details.current?.open === true), []);
  return (
    <details
      ref={details}
      className={styles.toc}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        {messages.chrome.onThisPage}
        <Icon name="chevron" />
      </summary>
      <TocList entries={entries} onFollow={() => setOpen(false)} />
    </details>
  );
}
