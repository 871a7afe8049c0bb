import { Fragment, type ReactNode } from 'react';
import type { FoundRow } from '../../../docs/reference/filter-reference';
import { groupId } from '../../../docs/reference/reference-id';
import type { SearchRow } from '../../../docs/reference/search-row';
import { elementsById } from './elements-by-id';

interface FoundEntriesProps {
  found: readonly FoundRow<SearchRow>[];
  /** The rendered list of all entries, each an element with its id. */
  list: ReactNode;
}

/** The found entries, grouped by kind; the kind of the best match comes first. */
export function FoundEntries({ found, list }: FoundEntriesProps) {
  const elements = elementsById(list);
  const kinds = [...new Set(found.map(({ row }) => row.kind))];
  return kinds.map((kind) => (
    <Fragment key={kind}>
      {elements.get(groupId(kind))}
      <dl>
        {found
          .filter(({ row }) => row.kind === kind)
          .map(({ row: { id } }) => (
            <Fragment key={id}>{elements.get(id)}</Fragment>
          ))}
      </dl>
    </Fragment>
  ));
}
