import { memo } from 'react';
import { languagesMessages } from '../../config/messages/languages';
import { isSerious } from '../../ink/languages/check-row';
import { Button } from '../../ui/Button';
import { InkWords } from './InkWords';
import type { ListedRow } from '../translations/listed-rows';
import * as styles from './LanguagesTool.module.css';

const { list: words } = languagesMessages;

interface RowItemProps {
  code: string;
  listed: ListedRow;
  onOpen: (key: string) => void;
}

/** A text and its translation, to be opened. */
export const RowItem = memo(
  function RowItem({
    code,
    listed: { key, row, translation, state, fault, notes },
    onOpen,
  }: RowItemProps) {
    const kind = words.kinds[row.kind];
    return (
      <Button
        kind="bare"
        className={styles.item}
        data-key={key}
        data-state={fault === null ? state : 'faulty'}
        onClick={() => onOpen(key)}
      >
        <span className={styles.original} dir="auto">
          <InkWords kind={row.kind} text={row.original} />
          {kind !== '' && <span className={styles.kind}>{kind}</span>}
        </span>
        {translation === undefined || translation.text === '' ? (
          <span className={styles.missing}>{words.states.missing}</span>
        ) : (
          <span lang={code} dir="auto">
            <InkWords kind={row.kind} text={translation.text} />
          </span>
        )}
        {state === 'to-check' && <span className={styles.state}>{words.states['to-check']}</span>}
        {fault !== null && (
          <span className={styles.state}>
            {isSerious(fault) ? words.states.faulty : words.leavesOut}
          </span>
        )}
        {notes.length > 0 && <span className={styles.noted}>{words.noted(notes.length)}</span>}
      </Button>
    );
  },
  // The list is made anew with each key press, and `onOpen` with it.
  (before, after) =>
    before.code === after.code &&
    before.listed.key === after.listed.key &&
    before.listed.translation === after.listed.translation &&
    before.listed.fault === after.listed.fault &&
    before.listed.notes.length === after.listed.notes.length,
);
