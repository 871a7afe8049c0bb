import { navigate, withPrefix } from 'gatsby';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hashOf } from '../../../core/paths/site-path';
import { cardLinkOf } from './card-address';
import { land } from './land';
import { queryOfAddress, writeQuery } from './query-address';

/** Time without typing after which the address is written, in milliseconds. */
export const WRITING_DELAY = 250;

interface FilterQueryOptions {
  /** What stands in the field, also if that was typed before React ran. */
  readTyped: () => string;
  /** Whether the row with an id is among those that a query finds. */
  shows: (query: string, rowId: string) => boolean;
  onChange: (query: string) => void;
}

interface FilterQuery {
  query: string;
  setQuery: (query: string) => void;
  /** Writes the query into the address now. */
  writeAddress: () => void;
}

/**
 * What is asked for, kept in the address and read from it, on Back too. An address that names a row
 * which the query would hide shows that row: the query goes.
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
    // Drawn at once: the row must be there to be gone to.
    flushSync(() => setQuery(isHiding ? '' : asked));
    if (isHiding) writeQuery('');
    const card = cardLinkOf(rowId);
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
  const latestRead = useRef(read);
  useLayoutEffect(() => {
    latestRead.current = read;
  });

  useEffect(() => {
    const onMove = (): void => latestRead.current();
    // React is drawing still.
    const first = setTimeout(readFirst);
    window.addEventListener('popstate', onMove);
    window.addEventListener('hashchange', onMove);
    return () => {
      clearTimeout(first);
      window.removeEventListener('popstate', onMove);
      window.removeEventListener('hashchange', onMove);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The first reading happens once.
  }, []);

  useEffect(() => {
    if (!isTyped.current) return undefined;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // While the next page is on its way, the address is that page’s already.
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
