import { createContext, useContext } from 'react';

interface TabsContextValue {
  selected: string;
  select: (value: string) => void;
  /** Ids of a tab and its panel, and the tab’s label, by the tab’s value. */
  describe: (value: string) => { tabId: string; panelId: string; label: string };
}

export const TabsContext = createContext<TabsContextValue | undefined>(undefined);

/** The tabs around the calling component. */
export function useTabs(): TabsContextValue {
  const tabs = useContext(TabsContext);
  if (tabs === undefined) {
    throw new Error('useTabs() was called outside <Tabs>. Put <TabItem> directly into <Tabs>.');
  }
  return tabs;
}
