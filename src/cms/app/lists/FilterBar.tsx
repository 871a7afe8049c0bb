import { Button } from '../../../ui/Button';
import { useRef, type ReactNode } from 'react';

interface FilterBarProps {
  id?: string;
  label: string;
  placeholder: string;
  query: string;
  /** How much of a list is shown; null if nothing is filtered. */
  found: { shown: number; all: number } | null;
  /** What else filters. */
  children?: ReactNode;
  onQuery: (query: string) => void;
  /** Shows everything again. */
  onClear: () => void;
}

/** A field that filters a list, with how much of it is left. */
export function FilterBar(props: FilterBarProps) {
  const { id, label, placeholder, query, found, children, onQuery, onClear } = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="listFilter">
      <input
        ref={field}
        id={id}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
      {children}
      <span role="status">{found && `${found.shown} of ${found.all}`}</span>
      {found?.shown === 0 && (
        <p>
          Nothing in this list fits the filter.{' '}
          <Button
            kind="link"
            onClick={() => {
              onClear();
              field.current?.focus();
            }}
          >
            Clear the filter
          </Button>
        </p>
      )}
    </div>
  );
}
