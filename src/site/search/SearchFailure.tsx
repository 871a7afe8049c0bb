import { LoadFailureBox } from '../../base/browser/LoadFailureBox';
import { searchMessages as words } from '../../config/messages/search';
import { PlacesToLook } from './PlacesToLook';
import { MissingIndexError } from './pagefind-client';
import * as styles from './SearchHints.module.css';

interface SearchFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Says why search is not available: there is no index, or it could not be fetched. */
export function SearchFailure({ error, onRetry }: SearchFailureProps) {
  if (!(error instanceof MissingIndexError)) {
    return <LoadFailureBox title={words.failed} error={error} onRetry={onRetry} />;
  }
  const isDevelop = process.env.NODE_ENV === 'development';
  return (
    <div className={styles.hints} role="alert">
      <p className={styles.title}>{words.missing.title}</p>
      <p>{isDevelop ? words.missing.develop : words.missing.published}</p>
      {!isDevelop && <PlacesToLook />}
    </div>
  );
}
