import { useState } from 'react';
import { soughtText } from '../../base/text/fold';
import type { ChosenFacet } from './search-facet';
import { useSearch } from './use-search';

export type SearchQueryState = ReturnType<typeof useSearchQuery>;

/** What is searched for and found; `pages` is how many pages are shown at first, and how many more each time. */
export function useSearchQuery(initialText: string, pages: number) {
  const [text, setText] = useState(initialText);
  const [facet, setFacet] = useState<ChosenFacet>('all');
  const [shownPages, setShownPages] = useState(pages);
  const [exactText, setExactText] = useState<string | null>(null);
  const sought = soughtText(text);
  const isExact = exactText === text;
  const progress = useSearch({ text: sought, facet, pages: shownPages, isExact });
  return {
    ...progress,
    text,
    isEmpty: sought.trim() === '',
    facet,
    changeText: (next: string): void => {
      setText(next);
      setShownPages(pages);
    },
    changeFacet: setFacet,
    /** Searches for the text as it is typed, without corrections. */
    insist: (): void => setExactText(text),
    showMore: (): void => setShownPages((shown) => shown + pages),
  };
}
