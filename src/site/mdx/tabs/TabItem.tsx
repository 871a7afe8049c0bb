import { useCallback, useRef, type ReactNode } from 'react';
import { useTabs } from './tabs-context';
import { usePanelVisibility } from './use-panel-visibility';
import * as styles from './Tabs.module.css';

interface TabItemProps {
  value: string;
  children?: ReactNode;
}

/**
 * The panel of one tab. While it is not selected, the browser can still find and link to its text; the server’s HTML
 * alone does not hide it, so that all panels can be read without scripts.
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
      // The ARIA pattern makes a panel without focusable content a tab stop. A hidden panel still has a box, which
      // would be an invisible tab stop.

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
