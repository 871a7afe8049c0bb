import type { MapBox, MapLink } from './fold-map';

/** So many lines are laid out in any map, and in a larger one so many in addition to those that span it. */
const MAX_LAID_OUT = 150;
const MAX_MORE = 60;

/**
 * The lines of a large map that are drawn straight across, because laying them out would take minutes: all but those on
 * the shortest ways from the beginning, and some more.
 */
export function directLinks(boxes: readonly MapBox[], links: readonly MapLink[]): Set<MapLink> {
  if (links.length <= MAX_LAID_OUT) return new Set();
  const spanning = spanningLinks(boxes, links);
  const others = links.filter((link) => !spanning.has(link));
  return new Set(others.slice(Math.max(MAX_MORE, MAX_LAID_OUT - spanning.size)));
}

/** For each box the first line that leads to it, searched in breadth from the first box and then from what is left. */
function spanningLinks(boxes: readonly MapBox[], links: readonly MapLink[]): Set<MapLink> {
  const byBox = new Map<string, MapLink[]>(boxes.map(({ id }) => [id, []]));
  for (const link of links) byBox.get(link.from)?.push(link);
  const reached = new Set<string>();
  const spanning = new Set<MapLink>();
  for (const { id: first } of boxes) {
    if (reached.has(first)) continue;
    const queue = [first];
    reached.add(first);
    // The queue grows during the loop.
    for (const from of queue) {
      for (const link of byBox.get(from) ?? []) {
        if (reached.has(link.to)) continue;
        reached.add(link.to);
        spanning.add(link);
        queue.push(link.to);
      }
    }
  }
  return spanning;
}
