import { editorMessages as words } from '../../config/messages/editor';
import type { StoryMessage } from '../../ink/story/story-message';
import { Tab, TabList } from '../../ui/Tabs';
import * as styles from './FileTabs.module.css';

interface FileTabsProps {
  /** Names of the files other than the main one. */
  names: readonly string[];
  /** The open file; null for the main one. */
  open: string | null;
  onOpen: (name: string | null) => void;
  messages: readonly StoryMessage[];
  /** Id of the panel that shows the open file. */
  panelId: string;
}

/** A tab for each file, the main one first; the arrow keys move between tabs. */
export function FileTabs({ names, open, onOpen, messages, panelId }: FileTabsProps) {
  return (
    <TabList choosesAtOnce aria-label={words.files.tabs} className={styles.tabs}>
      {[null, ...names].map((name) => {
        const faults = messages.filter(
          (message) => message.file === name && message.severity === 'error',
        ).length;
        return (
          <Tab
            key={name ?? ''}
            id={tabId(panelId, name)}
            isSelected={name === open}
            aria-controls={panelId}
            className={styles.tab}
            onClick={() => onOpen(name)}
          >
            {name ?? words.files.main}
            {faults > 0 && (
              <span className={styles.faults} title={words.problems.summary(faults, 0, 0)}>
                {faults}
              </span>
            )}
          </Tab>
        );
      })}
    </TabList>
  );
}

/** Id of a file’s tab, which labels the panel. */
export function tabId(panelId: string, name: string | null): string {
  return `${panelId}-tab-${name ?? ''}`;
}
