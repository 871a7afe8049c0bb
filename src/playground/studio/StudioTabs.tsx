import { useEffect, useRef, type KeyboardEvent } from 'react';
import { studioMessages as words } from '../../config/messages/studio';
import { Tab, TabList } from '../../ui/Tabs';
import { StudioIcon } from './StudioIcon';
import { studioTools } from './studio-tools';
import * as styles from './StudioTabs.module.css';

/** What a tab shows: the editor, the story (on small screens), or a tool. */
export type StudioTab = 'write' | 'play' | (string & {});

interface StudioTabsProps {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  selected: StudioTab;
  /** Whether the story has no room beside the text, or is hidden. */
  hasPlay: boolean;
  /** Whether it was pressed: the arrow keys go on from the tab that they select. */
  onSelect: (tab: StudioTab, isPressed: boolean) => void;
}

/** The tabs of the playground, at the side of the window or below it. Next to a tool, the text keeps its place; the tab “Write” closes the tool. */
export function StudioTabs({ id, selected, hasPlay, onSelect }: StudioTabsProps) {
  const tabs = [
    { id: 'write', name: words.write, icon: 'write' } as const,
    ...(hasPlay ? [{ id: 'play', name: words.play, icon: 'play' } as const] : []),
    ...studioTools,
  ];

  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    // With both its neighbours, where not all tabs have room.
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);

  // Besides the keys of a row of tabs: they may stand in a column.
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    if (step === undefined) return;
    event.preventDefault();
    const place = buttons.indexOf(event.target as HTMLElement);
    const next = buttons[(place + step + buttons.length) % buttons.length];
    next?.focus();
    next?.click();
  };

  return (
    <div className={styles.bar}>
      <TabList
        ref={list}
        choosesAtOnce
        aria-label={words.tabs}
        className={styles.tabs}
        onKeyDownCapture={onKeyDown}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tabId(id, tab.id)}
            isSelected={tab.id === selected}
            aria-controls={panelId(id, tab.id)}
            className={styles.tab}
            onClick={({ detail }) => onSelect(tab.id, detail > 0)}
          >
            <StudioIcon name={tab.icon} />
            {tab.name}
          </Tab>
        ))}
      </TabList>
    </div>
  );
}

/** Id of a tab, which labels its panel. */
export function tabId(id: string, tab: StudioTab): string {
  return `${id}-tab-${tab}`;
}

function panelId(id: string, tab: StudioTab): string {
  return `${id}-${tab}`;
}

/** What makes an element the panel of a tab. */
export function tabPanel(id: string, tab: StudioTab) {
  return { role: 'tabpanel', id: panelId(id, tab), 'aria-labelledby': tabId(id, tab) };
}
