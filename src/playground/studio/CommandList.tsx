import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { takeTyped } from '../../base/browser/typed-ahead';
import { fold } from '../../base/text/fold';
import { actionMessages as words } from '../../config/messages/actions';
import { Combobox, optionId } from '../../ui/Combobox';
import { Dialog } from '../../ui/Dialog';
import { KeyCombination } from '../../ui/KeyCombination';
import { keyNames } from '../editor/editor-actions';
import type { Action } from './actions';
import * as styles from './CommandList.module.css';

export interface CommandListProps {
  actions: readonly Action[];
  /** Called when it has closed and returned the focus. */
  onClosed: () => void;
}

/** All commands of the playground by name, in a window: typing narrows them down, Enter runs one. */
export function CommandList({ actions, onClosed }: CommandListProps) {
  const [text, setText] = useState(takeTyped);
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const found = findActions(actions, text);
  const index = Math.min(active, found.length - 1);

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    document.getElementById(optionId(listId, index))?.scrollIntoView({ block: 'nearest' });
  }, [listId, index]);

  const run = (action: Action | undefined): void => {
    if (action === undefined) return;
    // First, so that the command finds the focus where it was.
    flushSync(onClosed);
    action.run();
  };

  return (
    <Dialog closesLightly className={styles.dialog} aria-label={words.list} onClose={onClosed}>
      <Combobox
        ref={field}
        listId={listId}
        count={found.length}
        active={index}
        onMove={setActive}
        onTake={() => run(found[index])}
        className={styles.field}
        aria-label={words.list}
        placeholder={words.filter}
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
      />
      <p role="status" className={styles.nothing}>
        {found.length === 0 && words.nothing}
      </p>
      <div id={listId} role="listbox" aria-label={words.list} className={styles.list}>
        {found.map((action, place) => (
          // The field keeps the focus and has the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={`${action.group} ${action.name}`}
            id={optionId(listId, place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === index}
            className={styles.option}
            onPointerMove={() => setActive(place)}
            onClick={() => run(action)}
          >
            <span className={styles.group}>{words.groups[action.group]}</span>
            <span className={styles.name}>{action.name}</span>
            {action.key !== undefined && (
              <span className={styles.keys}>
                <KeyCombination keys={keyNames(action.key)} />
              </span>
            )}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

/** The actions with all the words of a text in their names, as beginnings of words. */
function findActions(actions: readonly Action[], text: string): readonly Action[] {
  const wordsOf = (name: string): string[] => fold(name).split(/[^\p{L}\d]+/u);
  const wanted = wordsOf(text).filter(Boolean);
  return actions.filter(({ group, name }) => {
    const own = wordsOf(`${words.groups[group]} ${name}`);
    return wanted.every((word) => own.some((part) => part.startsWith(word)));
  });
}
