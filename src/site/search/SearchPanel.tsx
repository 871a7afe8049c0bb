import { useId, useRef, type ReactNode } from 'react';
import { useStoredValue } from '../../base/browser/use-stored-value';
import { searchMessages as words } from '../../config/messages/search';
import { addRecentSearch, parseRecentSearches } from '../../docs/search/recent-searches';
import { Combobox } from '../../ui/Combobox';
import { Icon } from '../../ui/Icon';
import { FoundResults } from './FoundResults';
import { RecentSearches } from './RecentSearches';
import { SearchFacets } from './SearchFacets';
import { SearchHints } from './SearchHints';
import { highlightFoundWords } from './highlight-found-words';
import { recentSlot } from './recent-slot';
import { useActiveOption } from './use-active-option';
import { useSearchQuery, type SearchQueryState } from './use-search-query';
import * as styles from './SearchPanel.module.css';

interface SearchPanelProps {
  initialText?: string;
  /** How many pages are shown at once. */
  pages: number;
  onTextChange?: (text: string) => void;
  /** Called when a result is followed in this tab. */
  onFollow?: () => void;
  /** Shown beside the field. */
  closeButton?: ReactNode;
  /** Shown after the list if there are more results. */
  renderMore: (text: string, showMore: () => void) => ReactNode;
}

/** The search field and its results: a combobox with its list below. */
export function SearchPanel({ initialText = '', pages, renderMore, ...props }: SearchPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const recent = parseRecentSearches(useStoredValue(recentSlot));
  const search = useSearchQuery(initialText, pages);
  const { text, isEmpty, facet, answer, isCurrent } = search;
  const found = (answer?.groups ?? []).flatMap(({ options }) => options);
  const count = isEmpty ? recent.length : found.length;
  // Among recent searches, nothing is active until the reader moves there.
  const option = useActiveOption({ listId, count, beginsActive: !isEmpty, isCurrent });

  const changeText = (next: string): void => {
    search.changeText(next);
    option.reset();
    props.onTextChange?.(next);
  };
  const takeText = (next: string): void => {
    changeText(next);
    field.current?.focus();
  };

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Icon name="search" className={styles.icon} />
        <Combobox
          ref={field}
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
          onChange={({ target }) => changeText(target.value)}
        />
        {props.closeButton}
      </div>
      <SearchFacets chosen={facet} onChoose={search.changeFacet} />
      <p className={styles.status} role="status">
        {statusOf(search, count)}
      </p>
      <div className={styles.body}>
        {isEmpty ? (
          <>
            <RecentSearches
              id={listId}
              searches={recent}
              activeIndex={option.active}
              onChoose={takeText}
            />
            <SearchHints onChoose={takeText} />
          </>
        ) : (
          <FoundResults
            search={search}
            listId={listId}
            option={option}
            onFollow={({ href }) => {
              recentSlot.set(addRecentSearch(recent, text));
              highlightFoundWords(href, answer?.words ?? '');
              props.onFollow?.();
            }}
            renderMore={renderMore}
          />
        )}
      </div>
    </div>
  );
}

/** How many results there are, or that the search goes on. */
function statusOf({ isEmpty, error, isBusy, answer }: SearchQueryState, count: number): string {
  if (isEmpty || error !== null) return '';
  if (isBusy) return words.searching;
  return answer?.hasMore ? words.countWithMore(count) : words.count(count);
}
