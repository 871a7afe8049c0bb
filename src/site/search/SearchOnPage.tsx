import { useCallback, useState } from 'react';
import { searchMessages as words } from '../../config/messages/search';
import { Button } from '../../ui/Button';
import { SearchPanel } from './SearchPanel';
import * as styles from './SearchOnPage.module.css';

/** How many pages are shown at first, and how many more each time. */
const PAGES = 20;

/** The search for the address’s `?q=`, which is updated while typing. */
export function SearchOnPage() {
  const [initialText] = useState(
    () => new URLSearchParams(window.location.search).get('q')?.trim() ?? '',
  );
  const keepInAddress = useCallback((text: string) => {
    const address = new URL(window.location.href);
    if (text === '') address.searchParams.delete('q');
    else address.searchParams.set('q', text);
    window.history.replaceState(window.history.state, '', address);
  }, []);
  return (
    <div className={styles.frame}>
      <SearchPanel
        initialText={initialText}
        pages={PAGES}
        onTextChange={keepInAddress}
        renderMore={(_, showMore) => (
          <p className={styles.more}>
            <Button onClick={showMore}>{words.more}</Button>
          </p>
        )}
      />
    </div>
  );
}
