import { forwardRef, type ReactNode } from 'react';
import { searchMessages as words } from '../../config/messages/search';
import { Combobox } from '../../ui/Combobox';
import { Icon } from '../../ui/Icon';
import type { ActiveOption } from './use-active-option';
import * as styles from './SearchPanel.module.css';

interface SearchFieldProps {
  text: string;
  listId: string;
  count: number;
  option: ActiveOption;
  onChange: (text: string) => void;
  /** Shown beside the field. */
  closeButton: ReactNode;
}

/** The field to search with, above the list of what it finds. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { text, listId, count, option, onChange, closeButton },
  ref,
) {
  return (
    <div className={styles.head}>
      <Icon name="search" className={styles.icon} />
      <Combobox
        ref={ref}
        listId={listId}
        count={count}
        active={option.active}
        wasMoved={option.wasMoved}
        onMove={option.moveTo}
        onTake={option.take}
        className={styles.field}
        type="text"
        dir="auto"
        aria-label={words.label}
        placeholder={words.placeholder}
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      {closeButton}
    </div>
  );
});
