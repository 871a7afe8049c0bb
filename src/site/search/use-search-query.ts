import { useState } from 'react';
import type { ChosenFacet } from './search-facet';
import { useSearch } from './use-search';

export type SearchQueryState = ReturnType<typeof useSearchQuery>;

/** What is searched for and found; `pages` is how many pages are shown at first, and how many more each time. */
export function useSearchQuery(initialText: string, pages: number) {
  const [text, setText] = useState(initialText);
  const [facet, setFacet] = useState<ChosenFacet>('all');
  const [shownPages, setShownPages] = useState(pages);
  const [exactText, setExactText] = useState<string | null>(null);
  const progress = useSearch({ text, facet, pages: shownPages, isExact: exactText === text });
  return {
    ...progress,
    text,
    isEmpty: text.trim() === '',
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
