import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { Combobox, optionId } from '../../../ui/Combobox';

interface OptionPickerProps<Option> {
  /** What is looked for. */
  label: string;
  /** The id of the field, if its label stands above it. */
  id?: string;
  placeholder?: string;
  /** The name of the list. */
  listLabel: string;
  find: (query: string) => readonly Option[];
  keyOf: (option: Option) => string;
  renderOption: (option: Option) => ReactNode;
  /** What is said if nothing was found. */
  nothing: string;
  onChoose: (option: Option) => void;
}

/** A field with what it finds below it: the arrow keys go through that, and Enter chooses. */
export function OptionPicker<Option>(props: OptionPickerProps<Option>) {
  const {
    label,
    id,
    placeholder = label,
    listLabel,
    find,
    keyOf,
    renderOption,
    nothing,
    onChoose,
  } = props;
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const found = useMemo(() => find(query), [find, query]);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  return (
    <>
      <Combobox
        id={id}
        listId={listId}
        count={found.length}
        active={Math.min(current, found.length - 1)}
        onMove={setCurrent}
        onTake={() => {
          const chosen = found[current];
          if (chosen !== undefined) onChoose(chosen);
        }}
        aria-label={id === undefined ? label : undefined}
        placeholder={placeholder}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setCurrent(0);
        }}
      />
      {/* The keys are those of the field. */}
      <div ref={list} id={listId} role="listbox" aria-label={listLabel}>
        {found.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The field has the focus and the keys.
          <div
            key={keyOf(option)}
            id={optionId(listId, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={() => onChoose(option)}
          >
            {renderOption(option)}
          </div>
        ))}
      </div>
      <p role="status">{found.length === 0 && nothing}</p>
    </>
  );
}
