import { useState } from 'react';
import type { ChosenFacet } from './search-facet';
import { useSearch, type SearchProgress } from './use-search';

export interface SearchQueryState extends SearchProgress {
  text: string;
  isEmpty: boolean;
  facet: ChosenFacet;
  changeText: (text: string) => void;
  changeFacet: (facet: ChosenFacet) => void;
  /** Searches for the text as it is typed, without corrections. */
  insist: () => void;
  showMore: () => void;
}

/** What is searched for and found; `pages` is how many pages are shown at first, and how many more each time. */
export function useSearchQuery(initialText: string, pages: number): SearchQueryState {
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
    changeText: (next) => {
      setText(next);
      setShownPages(pages);
    },
    changeFacet: setFacet,
    insist: () => setExactText(text),
    showMore: () => setShownPages((shown) => shown + pages),
  };
}
