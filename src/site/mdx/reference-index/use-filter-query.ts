import { navigate, withPrefix } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../../base/browser/use-latest';
import { hashOf } from '../../../base/paths/site-path';
import { cardLinkOf } from './card-address';
import { queryOfAddress, writeQuery } from './query-address';
import { markTarget } from '../../navigation/mark-target';

/** How long after the last keystroke the address is updated, in milliseconds. */
export const WRITING_DELAY = 250;

interface FilterQueryOptions {
  /** The current text of the field, even if it was typed before React started. */
  readTyped: () => string;
  /** Whether the row with this id is among the results of a query. */
  shows: (query: string, rowId: string) => boolean;
  onChange: (query: string) => void;
}

interface FilterQuery {
  query: string;
  setQuery: (query: string) => void;
  /** Updates the address now. */
  writeAddress: () => void;
}

/**
 * The query, stored in the address and read from it, including on Back. If the address names a row that the query
 * would hide, the query is removed and the row is shown.
 */
export function useFilterQuery({ readTyped, shows, onChange }: FilterQueryOptions): FilterQuery {
  const [query, setState] = useState('');
  const setQuery = (next: string): void => {
    setState(next);
    onChange(next);
  };

  const read = (): void => {
    const asked = queryOfAddress();
    const rowId = hashOf(window.location.hash) ?? '';
    const isHiding = rowId !== '' && asked !== '' && !shows(asked, rowId);
    // Rendered immediately: the row must exist before the page can scroll to it.
    flushSync(() => setQuery(isHiding ? '' : asked));
    if (isHiding) writeQuery('');
    const card = cardLinkOf(document.getElementById(rowId));
    if (card !== null) {
      const path = card.pathname.slice(withPrefix('/').length - 1);
      navigate(`${path}${card.hash}`, { replace: true });
    } else if (rowId !== '') {
      land(rowId, asked !== '');
    }
  };
  const isTyped = useRef(false);
  const readFirst = (): void => {
    const typed = readTyped();
    if (typed === '' || queryOfAddress() !== '') {
      read();
      return;
    }
    isTyped.current = true;
    setQuery(typed);
  };
  const latestRead = useLatest(read);

  useEffect(() => {
    const onMove = (): void => latestRead.current();
    // React is still rendering.
    const first = setTimeout(readFirst);
    window.addEventListener('popstate', onMove);
    window.addEventListener('hashchange', onMove);
    return () => {
      clearTimeout(first);
      window.removeEventListener('popstate', onMove);
      window.removeEventListener('hashchange', onMove);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- The first reading happens once.
  }, []);

  useEffect(() => {
    if (!isTyped.current) return undefined;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // During navigation, the address already belongs to the next page.
      if (window.location.pathname === pathname) writeQuery(query);
    }, WRITING_DELAY);
    return () => clearTimeout(timer);
  }, [query]);

  return {
    query,
    setQuery: (next) => {
      isTyped.current = true;
      setQuery(next);
    },
    writeAddress: () => {
      if (isTyped.current) writeQuery(query);
    },
  };
}

/** Marks the row that the address names, and scrolls to it if the list has moved. */
function land(rowId: string, isMoved: boolean): void {
  const row = document.getElementById(rowId);
  if (row === null) return;
  markTarget(row);
  if (isMoved) row.scrollIntoView();
}
