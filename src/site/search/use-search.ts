import { useEffect, useState } from 'react';
import { forgetTexts, loadCards, loadNames, loadTexts } from './pagefind-client';
import { asksForCard, searchNames, searchTexts, type SearchRequest } from './run-search';
import type { SearchAnswer } from './search-result';

const noCards = {};

/** How long to wait after the last keystroke, in milliseconds. */
const PAUSE = 80;

export interface SearchProgress {
  /**
   * The last results, kept until the next ones arrive; null before the first and for an empty query. After an error, those
   * found by name.
   */
  answer: SearchAnswer | null;
  /** Whether the results are for the current request; `isComplete` says whether they are final. */
  isCurrent: boolean;
  /** Whether newer results are being loaded. */
  isBusy: boolean;
  error: unknown;
  retry: () => void;
}

interface Settled {
  request: SearchRequest;
  answer: SearchAnswer | null;
  error: unknown;
}

/** Searches whenever the request changes; late results never replace newer ones. */
export function useSearch(request: SearchRequest): SearchProgress {
  const [settled, setSettled] = useState<Settled | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { text, facet, pages, isExact } = request;
  const isEmpty = text.trim() === '';

  useEffect(() => {
    // The names are small and are loaded before anything is typed; the index is loaded with the first letter.
    const load = isEmpty ? loadNames : loadTexts;
    load().catch(() => undefined);
  }, [isEmpty]);

  useEffect(() => {
    if (isEmpty) return;
    let isWanted = true;
    const asked = { text, facet, pages, isExact };
    const settle = (answer: SearchAnswer | null, error: unknown): void => {
      if (isWanted) setSettled({ request: asked, answer, error });
    };
    const timer = setTimeout(() => {
      let shown: SearchAnswer | null = null;
      search(asked, (answer) => {
        shown = answer;
        settle(answer, null);
      }).catch((error: unknown) => {
        forgetTexts();
        settle(shown, error);
      });
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, facet, pages, isExact, isEmpty, attempt]);

  const isSettled = settled !== null && isSame(settled.request, request);
  const answer = isEmpty ? null : (settled?.answer ?? null);
  const isCurrent = isEmpty || isSettled;
  const error = isEmpty || !isSettled ? null : settled.error;
  return {
    answer,
    isCurrent,
    isBusy: !isCurrent || (error === null && answer?.isComplete === false),
    error,
    retry: () => {
      setSettled(null);
      setAttempt((count) => count + 1);
    },
  };
}

/** Returns matching names while the index is loading, and all results after that. */
async function search(
  request: SearchRequest,
  answer: (answer: SearchAnswer) => void,
): Promise<void> {
  const names = await loadNames();
  // Without its card, an entry is shown as a normal result.
  const cards = asksForCard(request, names) ? await loadCards().catch(() => noCards) : noCards;
  const answerNames = (): void => {
    const named = searchNames(request, names, cards);
    if (named.groups.length > 0) answer(named);
  };
  const coming = loadTexts();
  if ((await Promise.race([coming, Promise.resolve(null)])) === null) answerNames();
  try {
    answer(await searchTexts(request, names, await coming, cards));
  } catch (error) {
    // Parts of the index are not on this device, but the names are.
    answerNames();
    throw error;
  }
}

function isSame(left: SearchRequest, right: SearchRequest): boolean {
  return (
    left.text === right.text &&
    left.facet === right.facet &&
    left.pages === right.pages &&
    left.isExact === right.isExact
  );
}
