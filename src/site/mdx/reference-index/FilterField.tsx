import { forwardRef, useId, type ReactNode } from 'react';
// Not a stylesheet of its own: these styles are already on the page.
import * as styles from './ReferenceIndex.module.css';

interface FilterFieldProps {
  label: string;
  placeholder: string;
  /** How the results can be reached, shown while the field is used. */
  keys: string;
  /** How many results there are. */
  status: ReactNode;
  query: string;
  onChange: (query: string) => void;
  onBlur: () => void;
}

/** A labelled field for a filter, with the number of its results below. */
export const FilterField = forwardRef<HTMLInputElement, FilterFieldProps>(function FilterField(
  { label, placeholder, keys, status, query, onChange, onBlur },
  field,
) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        className={styles.field}
        value={query}
        placeholder={placeholder}
        aria-describedby={`${id}-keys`}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="go"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <div className={styles.below}>
        <p role="status">{status}</p>
        <p id={`${id}-keys`} className={styles.keys}>
          {keys}
        </p>
      </div>
    </>
  );
});
