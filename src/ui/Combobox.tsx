import { forwardRef, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react';
import { isComposing } from '../base/browser/composition-keys';
import { moveInList } from './move-in-list';

interface ComboboxProps extends ComponentPropsWithoutRef<'input'> {
  /** The id of the list, which begins the ids of its options: see `optionId`. */
  listId: string;
  /** How many options there are. */
  count: number;
  /** The place of the option that Enter takes; −1 for none. */
  active: number;
  /** Whether the keys have moved in the list: Home and End belong to it from then on. */
  wasMoved?: boolean;
  onMove: (index: number) => void;
  onTake: () => void;
}

/** The field above a list of what it finds. It keeps the focus, and its keys go through the list. */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(
  { listId, count, active, wasMoved = false, onMove, onTake, ...rest },
  ref,
) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onTake();
      return;
    }
    const index = moveInList(event, { count, index: active, wasMoved });
    if (index === null) return;
    event.preventDefault();
    onMove(index);
  };
  return (
    <input
      ref={ref}
      role="combobox"
      aria-autocomplete="list"
      aria-controls={listId}
      aria-expanded={count > 0}
      aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
      autoComplete="off"
      onKeyDown={onKeyDown}
      {...rest}
    />
  );
});

/** The id of an option in the list of a `Combobox`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
