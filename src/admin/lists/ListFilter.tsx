import { useRef, useState } from 'react';
import { filterItems } from './filter-items';

interface ListFilterProps {
  id: string;
}

/** Filters the list that is the next field of the form. */
export function ListFilter({ id }: ListFilterProps) {
  const place = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState('');
  const filter = (query: string) => {
    const field = place.current?.closest('[aria-label="list-filter field"]');
    const list = field?.nextElementSibling;
    if (!list) return;
    const { shown, all } = filterItems(list, query);
    setFound(query.trim() === '' ? '' : `${shown} of ${all}`);
  };
  return (
    <div ref={place} className="listFilter">
      <input
        id={id}
        type="search"
        aria-label="Filter the list"
        placeholder="Filter: words of a name, meaning, or address"
        onChange={({ target }) => filter(target.value)}
      />
      <span role="status">{found}</span>
    </div>
  );
}
