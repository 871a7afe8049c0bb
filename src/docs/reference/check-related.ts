import type { Problem } from '../../base/problems/problem';
import { didYouMean } from '../../base/text/nearest-name';
import type { ParsedReference } from './parse-reference';

/** Finds ids in `related` that no entry has, and entries that name themselves. */
export function checkRelated({
  entries,
  places,
}: Pick<ParsedReference, 'entries' | 'places'>): Problem[] {
  const ids = entries.map(({ id }) => id);
  const known = new Set(ids);
  return entries.flatMap(({ id, name, related = [] }): Problem[] => {
    const place = places.get(id);
    if (place === undefined) return [];
    return related.flatMap((other, index): Problem[] => {
      if (known.has(other) && other !== id) return [];
      const named = entries.filter((entry) => entry.name === other).map((entry) => entry.id);
      const hint =
        named.length > 0 ? `Did you mean “${named.join('” or “')}”? ` : didYouMean(other, ids);
      return [
        {
          severity: 'error',
          file: place.file,
          line: place.relatedLines?.[index] ?? place.line,
          message:
            other === id
              ? `“${name}” is related to itself.`
              : `“${name}” is related to “${other}”, which is not the id of an entry.`,
          hint:
            other === id
              ? `Remove “${id}” from the list.`
              : `${hint}Write its kind and its name, such as tag-clear or global-tag-title: the end of its address in the page of all tags.`,
        },
      ];
    });
  });
}
