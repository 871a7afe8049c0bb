import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useStoredValue } from '../../base/browser/use-stored-value';
import { searchMessages as words } from '../../config/messages/search';
import { addRecentSearch, parseRecentSearches } from '../../docs/search/recent-searches';
import { Button } from '../../ui/Button';
import { Combobox, optionId } from '../../ui/Combobox';
import { Icon } from '../../ui/Icon';
import { RecentSearches } from './RecentSearches';
import { SearchFacets } from './SearchFacets';
import { SearchFailure } from './SearchFailure';
import { SearchHints } from './SearchHints';
import { SearchNothing } from './SearchNothing';
import { SearchResults } from './SearchResults';
import { highlightFoundWords } from './highlight-found-words';
import { recentSlot } from './recent-slot';
import type { ChosenFacet } from './search-facet';
import type { SearchOption } from './search-result';
import { useSearch } from './use-search';
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
export function SearchPanel(props: SearchPanelProps) {
  const [text, setText] = useState(props.initialText ?? '');
  const [facet, setFacet] = useState<ChosenFacet>('all');
  const [pages, setPages] = useState(props.pages);
  const [exactText, setExactText] = useState<string | null>(null);
  const [active, setActive] = useState({ index: 0, wasMoved: false });
  const field = useRef<HTMLInputElement>(null);
  /** Whether Enter was pressed before the results for the current text arrived. */
  const wantsFirst = useRef(false);
  const listId = useId();
  const recent = parseRecentSearches(useStoredValue(recentSlot));
  const request = { text, facet, pages, isExact: exactText === text };
  const { answer, isCurrent, error, retry } = useSearch(request);

  const isEmpty = text.trim() === '';
  const options = answer?.groups.flatMap((group) => group.options) ?? [];
  const count = isEmpty ? recent.length : options.length;
  const activeIndex = Math.min(active.index, count - 1);
  // Among recent searches, nothing is active until the reader moves there.
  const hasActive = count > 0 && (!isEmpty || active.wasMoved);
  const optionIdOf = (index: number): string => optionId(listId, index);

  function changeText(next: string): void {
    wantsFirst.current = false;
    setText(next);
    setPages(props.pages);
    setActive({ index: 0, wasMoved: false });
    props.onTextChange?.(next);
  }

  function takeText(next: string): void {
    changeText(next);
    field.current?.focus();
  }

  function takeActive(): void {
    // These results are for an earlier text, not the current one.
    if (!isCurrent) wantsFirst.current = true;
    else if (hasActive) document.getElementById(optionIdOf(activeIndex))?.click();
  }

  useEffect(() => {
    if (!isCurrent || !wantsFirst.current) return;
    wantsFirst.current = false;
    document.getElementById(optionId(listId, 0))?.click();
  }, [isCurrent, listId]);

  useEffect(() => {
    if (!active.wasMoved) return;
    document.getElementById(optionId(listId, active.index))?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  function onFollow({ href }: SearchOption): void {
    recentSlot.set(addRecentSearch(recent, text));
    highlightFoundWords(href, answer?.words ?? '');
    props.onFollow?.();
  }

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Icon name="search" className={styles.icon} />
        <Combobox
          ref={field}
          listId={listId}
          count={count}
          active={hasActive ? activeIndex : -1}
          wasMoved={active.wasMoved}
          onMove={(index) => setActive({ index, wasMoved: true })}
          onTake={takeActive}
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
          onChange={(event) => changeText(event.target.value)}
        />
        {props.closeButton}
      </div>
      <SearchFacets chosen={facet} onChoose={setFacet} />
      <p className={styles.status} role="status">
        {isEmpty || error !== null
          ? ''
          : !isCurrent || answer?.isComplete === false
            ? words.searching
            : answer?.hasMore
              ? words.countWithMore(options.length)
              : words.count(options.length)}
      </p>
      <div className={styles.body}>
        {answer?.corrected && (
          <p className={styles.corrected}>
            {words.corrected(answer.corrected)}{' '}
            <Button kind="link" onClick={() => setExactText(text)}>
              {words.insteadFor(text)}
            </Button>
          </p>
        )}
        {answer?.also && (
          <p className={styles.corrected}>
            {words.also(answer.also)}{' '}
            <Button kind="link" onClick={() => setExactText(text)}>
              {words.onlyFor(text)}
            </Button>
          </p>
        )}
        {isEmpty ? (
          <RecentSearches
            id={listId}
            searches={recent}
            activeIndex={hasActive ? activeIndex : -1}
            optionId={optionIdOf}
            onChoose={takeText}
          />
        ) : (
          <SearchResults
            id={listId}
            groups={answer?.groups ?? []}
            isBusy={!isCurrent || (error === null && answer?.isComplete === false)}
            activeIndex={hasActive ? activeIndex : -1}
            optionId={optionIdOf}
            onPoint={(index) => setActive({ index, wasMoved: false })}
            onFollow={onFollow}
          />
        )}
        {isEmpty && <SearchHints onChoose={takeText} />}
        {error !== null && <SearchFailure error={error} onRetry={retry} />}
        {isCurrent && answer?.groups.length === 0 && (
          <SearchNothing
            text={text}
            {...(facet !== 'all' && { onSearchAll: () => setFacet('all') })}
          />
        )}
        {isCurrent &&
          answer?.hasMore &&
          props.renderMore(text, () => setPages((shown) => shown + props.pages))}
      </div>
    </div>
  );
}
