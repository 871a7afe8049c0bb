import { useRef, type KeyboardEvent } from 'react';
import { nextTabIndex } from '../../base/browser/next-tab-index';
import { editorMessages as words } from '../../config/messages/editor';
import type { StoryMessage } from '../../ink/story/story-message';
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
  const list = useRef<HTMLDivElement>(null);
  const all = [null, ...names];

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTabIndex(event.key, all.indexOf(open), all.length, false);
    if (next === null) return;
    event.preventDefault();
    onOpen(all[next] ?? null);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={words.files.tabs} className={styles.tabs}>
      {all.map((name) => {
        const faults = messages.filter(
          (message) => message.file === name && message.severity === 'error',
        ).length;
        return (
          <button
            key={name ?? ''}
            type="button"
            role="tab"
            id={tabId(panelId, name)}
            aria-selected={name === open}
            aria-controls={panelId}
            tabIndex={name === open ? 0 : -1}
            className={styles.tab}
            onClick={() => onOpen(name)}
            onKeyDown={onKeyDown}
          >
            {name ?? words.files.main}
            {faults > 0 && (
              <span className={styles.faults} title={words.problems.summary(faults, 0, 0)}>
                {faults}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Id of a file’s tab, which labels the panel. */
export function tabId(panelId: string, name: string | null): string {
  return `${panelId}-tab-${name ?? ''}`;
}
