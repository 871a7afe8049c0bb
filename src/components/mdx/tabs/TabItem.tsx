import { useCallback, useRef, type ReactNode } from 'react';
import * as styles from './Tabs.module.css';
import { useTabs } from './tabs-context';
import { usePanelVisibility } from './use-panel-visibility';

interface TabItemProps {
  value: string;
  children?: ReactNode;
}

/**
 * The panel of one tab. Unselected, its words can still be found by the browser and linked to; the
 * server's HTML does not hide it by itself, so that all panels are read where there are no scripts.
 */
export function TabItem({ value, children }: TabItemProps) {
  const { selected, select, describe } = useTabs();
  const panel = useRef<HTMLDivElement>(null);
  const isHidden = value !== selected;
  const { tabId, panelId, label } = describe(value);
  usePanelVisibility(
    panel,
    isHidden,
    useCallback(() => select(value), [select, value]),
  );
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId}
      // The ARIA pattern lets the keyboard enter a panel whose content takes no focus. A hidden one
      // still has its box, which would be a stop where nothing is seen.

      tabIndex={isHidden ? -1 : 0}
      data-unselected={isHidden ? '' : undefined}
      data-value={value}
      data-label={label}
      className={styles.panel}
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
