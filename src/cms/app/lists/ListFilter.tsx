import { useRef, useState } from 'react';
import { FilterBar } from './FilterBar';
import { filterItems } from './filter-items';

interface ListFilterProps {
  id: string;
}

/** Filters the list that is the next field of the form. */
export function ListFilter({ id }: ListFilterProps) {
  const place = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState({ shown: 0, all: 0 });
  const filter = (words: string) => {
    const field = place.current?.closest('[aria-label="list-filter field"]');
    const list = field?.nextElementSibling;
    setQuery(words);
    if (list) setFound(filterItems(list, words));
  };
  return (
    <div ref={place}>
      <FilterBar
        id={id}
        label="Filter the list"
        placeholder="Filter by name, meaning or address"
        query={query}
        found={query.trim() === '' ? null : found}
        onQuery={filter}
        onClear={() => filter('')}
      />
    </div>
  );
}
