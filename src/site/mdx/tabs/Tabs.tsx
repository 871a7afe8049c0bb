import { useMemo, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../../../config/messages';
import { Tab, TabList } from '../../../ui/Tabs';
import { TabsContext } from './tabs-context';
import { useSelectedTab, type TabChoice } from './use-selected-tab';
import * as styles from './Tabs.module.css';

interface TabsProps extends TabChoice {
  /** Unique on the page. */
  id: string;
  children?: ReactNode;
}

/**
 * Panels, one of which is shown. The restore script also reads this markup and makes, before the first paint, the
 * selection that React makes after hydration: hence `suppressHydrationWarning`.
 */
export function Tabs({ id, children, ...choice }: TabsProps) {
  const { items, groupId, queryString } = choice;
  const { selected, select } = useSelectedTab(choice);

  const tabs = useMemo(
    () => ({
      selected,
      select,
      describe(value: string) {
        const index = items.findIndex((item) => item.value === value);
        const label = items[index]?.label ?? value;
        return { tabId: `${id}-tab-${index}`, panelId: `${id}-panel-${index}`, label };
      },
    }),
    [id, items, selected, select],
  );

  function selectInPlace({ currentTarget }: MouseEvent, value: string): void {
    const top = currentTarget.getBoundingClientRect().top;
    flushSync(() => select(value));
    // Groups above may have changed their height: keep the clicked tab in place.
    const shift = currentTarget.getBoundingClientRect().top - top;
    if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
  }

  return (
    <div className={styles.tabs} data-tabs="" data-group={groupId} data-query={queryString}>
      <TabList aria-label={messages.content.tabs} className={styles.list}>
        {items.map(({ value, label }) => (
          <Tab
            key={value}
            id={tabs.describe(value).tabId}
            aria-controls={tabs.describe(value).panelId}
            isSelected={value === selected}
            data-value={value}
            className={styles.tab}
            onClick={(event) => selectInPlace(event, value)}
            suppressHydrationWarning
          >
            {label}
          </Tab>
        ))}
      </TabList>
      <TabsContext.Provider value={tabs}>{children}</TabsContext.Provider>
    </div>
  );
}
