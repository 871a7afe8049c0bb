import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { describeError } from '../../../base/browser/describe-error';
import { Button } from '../../../ui/Button';
import { readYaml } from '../../editing/editable-yaml';
import {
  placeInSidebar,
  removeFromSidebar,
  type SidebarPlace,
} from '../../editing/page-in-sidebar';
import { listsIn, nameOf, type SidebarFormItem } from '../../editing/sidebar-items';
import { sidebarShape } from '../../editing/sidebar-shape';
import { ListOptions } from './ListOptions';
import { titleOf, type SidebarDoc } from './describe-item';

interface PlaceFormProps {
  docId: string;
  /** The text of the sidebar in which it is placed. */
  source: string;
  docs: readonly SidebarDoc[];
  onMove: (place: SidebarPlace) => Promise<void>;
  onCancel: () => void;
}

/** Chooses where a page is in the sidebar: its category, and what is before it there. */
export function PlaceForm({ docId, source, docs, onMove, onCancel }: PlaceFormProps) {
  const [items] = Object.values(readYaml(removeFromSidebar(source, docId), sidebarShape));
  const lists = listsIn(items as SidebarFormItem[]);
  const [place, setPlace] = useState(() => placeInSidebar(source, docId));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();
  const first = useRef<HTMLSelectElement>(null);
  // It takes the place of the button that opened it, and its focus.
  useEffect(() => first.current?.focus(), []);
  const keyOf = (labels: readonly string[]) => labels.join('\n');
  const list = lists.find(({ labels }) => keyOf(labels) === keyOf(place.categories));

  const move = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await onMove(place);
    } catch (error) {
      setFailure(describeError(error));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void move(event)} aria-busy={isBusy}>
      <label htmlFor={`${id}-category`}>Category</label>
      <select
        ref={first}
        id={`${id}-category`}
        value={keyOf(place.categories)}
        onChange={({ target }) => {
          const chosen = lists.find(({ labels }) => keyOf(labels) === target.value);
          const last = chosen?.items.at(-1);
          setPlace({
            categories: chosen?.labels ?? [],
            after: last === undefined ? null : nameOf(last),
          });
        }}
      >
        <ListOptions lists={lists} valueOf={({ labels }) => keyOf(labels)} />
      </select>
      <label htmlFor={`${id}-row`}>Place</label>
      <select
        id={`${id}-row`}
        value={place.after ?? ''}
        onChange={({ target }) => setPlace({ ...place, after: target.value || null })}
      >
        <option value="">At the beginning</option>
        {list?.items.map((item) => (
          <option key={nameOf(item)} value={nameOf(item)}>
            After “{titleOf(item, docs)}”
          </option>
        ))}
      </select>
      {failure !== null && <p role="alert">{failure}</p>}
      <p className="cmsChoices">
        <Button isSmall onClick={onCancel}>
          Cancel
        </Button>
        <Button isSmall kind="primary" type="submit" disabled={isBusy}>
          Move
        </Button>
      </p>
    </form>
  );
}
