import { searchMessages as words } from '../../config/messages/search';
import { Button } from '../../ui/Button';
import { optionId } from '../../ui/Combobox';
import { recentSlot } from './recent-slot';
import * as styles from './SearchResults.module.css';

interface RecentSearchesProps {
  id: string;
  searches: readonly string[];
  activeIndex: number;
  onChoose: (text: string) => void;
}

/** The last searches, to repeat or to clear. */
export function RecentSearches({ id, searches, activeIndex, onChoose }: RecentSearchesProps) {
  return (
    <>
      <div id={id} className={styles.list} role="listbox" aria-label={words.recent}>
        {searches.length > 0 && (
          <div className={styles.groupTitle} role="presentation" aria-hidden="true">
            {words.recent}
          </div>
        )}
        {searches.map((text, index) => (
          // The field handles the keys, because it has the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={text}
            id={optionId(id, index)}
            className={styles.option}
            role="option"
            aria-selected={index === activeIndex}
            tabIndex={-1}
            onClick={() => onChoose(text)}
          >
            {text}
          </div>
        ))}
      </div>
      {searches.length > 0 && (
        <Button kind="link" className={styles.quiet} onClick={() => recentSlot.delete()}>
          {words.clearRecent}
        </Button>
      )}
    </>
  );
}
