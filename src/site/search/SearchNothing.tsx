import { searchMessages } from '../../config/messages/search';
import { Button } from '../../ui/Button';
import { PlacesToLook } from './PlacesToLook';
import * as styles from './SearchHints.module.css';

const words = searchMessages.nothing;

interface SearchNothingProps {
  text: string;
  /** Absent if everything was searched. */
  onSearchAll?: () => void;
}

/** Suggestions for a search without results. */
export function SearchNothing({ text, onSearchAll }: SearchNothingProps) {
  return (
    <div className={styles.hints}>
      <p className={styles.title}>{words.title(text)}</p>
      <p>{words.words}</p>
      {onSearchAll && (
        <p>
          <Button onClick={onSearchAll}>{words.otherFacet}</Button>
        </p>
      )}
      <PlacesToLook />
    </div>
  );
}
