import type { ReactNode } from 'react';
import { searchMessages as words } from '../../config/messages/search';
import { Button } from '../../ui/Button';
import { SearchFailure } from './SearchFailure';
import { SearchNothing } from './SearchNothing';
import { SearchResults } from './SearchResults';
import type { SearchOption } from './search-result';
import type { ActiveOption } from './use-active-option';
import type { SearchQueryState } from './use-search-query';
import * as styles from './SearchPanel.module.css';

interface FoundResultsProps {
  search: SearchQueryState;
  listId: string;
  option: ActiveOption;
  onFollow: (option: SearchOption) => void;
  renderMore: (text: string, showMore: () => void) => ReactNode;
}

/** What a search has found, how it has read the text, and what to do if there is nothing. */
export function FoundResults({ search, listId, option, onFollow, renderMore }: FoundResultsProps) {
  const { text, facet, answer, isCurrent, isBusy, error } = search;
  return (
    <>
      {answer?.corrected && (
        <Reading
          reading={words.corrected(answer.corrected)}
          insist={words.insteadFor(text)}
          onInsist={search.insist}
        />
      )}
      {answer?.also && (
        <Reading
          reading={words.also(answer.also)}
          insist={words.onlyFor(text)}
          onInsist={search.insist}
        />
      )}
      <SearchResults
        id={listId}
        groups={answer?.groups ?? []}
        isBusy={isBusy}
        activeIndex={option.active}
        onPoint={option.pointAt}
        onFollow={onFollow}
      />
      {error !== null && <SearchFailure error={error} onRetry={search.retry} />}
      {isCurrent && answer?.groups.length === 0 && (
        <SearchNothing
          text={text}
          {...(facet !== 'all' && { onSearchAll: () => search.changeFacet('all') })}
        />
      )}
      {isCurrent && answer?.hasMore && renderMore(text, search.showMore)}
    </>
  );
}

interface ReadingProps {
  reading: string;
  /** How to search for the text as it is. */
  insist: string;
  onInsist: () => void;
}

function Reading({ reading, insist, onInsist }: ReadingProps) {
  return (
    <p className={styles.corrected}>
      {reading}{' '}
      <Button kind="link" onClick={onInsist}>
        {insist}
      </Button>
    </p>
  );
}
