import { useEffect, useRef } from 'react';
import { studioMessages as words } from '../../config/messages/studio';
import { Tab, TabList } from '../../ui/Tabs';
import { studioTools } from './studio-tools';
import * as styles from './StudioTabs.module.css';

/** What a tab shows: the editor, the story (on small screens), or a tool. */
export type StudioTab = 'write' | 'play' | (string & {});

interface StudioTabsProps {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  selected: StudioTab;
  onSelect: (tab: StudioTab) => void;
}

/** The tabs of the playground. Where the story has room next to them, the tab “Play” is hidden. */
export function StudioTabs({ id, selected, onSelect }: StudioTabsProps) {
  const tabs = [
    { id: 'write', name: words.write },
    { id: 'play', name: words.play },
    ...studioTools,
  ];

  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    // With both its neighbours, where not all tabs have room.
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);

  return (
    <TabList ref={list} choosesAtOnce aria-label={words.tabs} className={styles.tabs}>
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          id={tabId(id, tab.id)}
          isSelected={tab.id === selected}
          aria-controls={panelId(id, tab.id)}
          className={styles.tab}
          data-tab={tab.id}
          onClick={() => onSelect(tab.id)}
        >
          {tab.name}
        </Tab>
      ))}
    </TabList>
  );
}

/** Id of a tab, which labels its panel. */
export function tabId(id: string, tab: StudioTab): string {
  return `${id}-tab-${tab}`;
}

/** Id of a tab’s panel. */
export function panelId(id: string, tab: StudioTab): string {
  return `${id}-${tab}`;
}
