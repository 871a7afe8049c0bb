import { memo, useMemo } from 'react';
import type { MapLayout, PlacedBox } from '../../ink/map/lay-out-map';
import type { TestVisits } from '../playtests/test-visits';
import * as styles from './StoryMapTool.module.css';

/** The distance of a bar from its box’s left and right edge, in a round box, and from the lower edge. */
const SIDE = 6;
const ROUND_SIDE = 13;
const BELOW = 4.5;

interface MapTestsProps {
  layout: Pick<MapLayout, 'boxes'>;
  tests: TestVisits;
}

/** A bar in each box: the longer, the more of the tests came by; a dotted one where none did. The list says it in words. */
export const MapTests = memo(function MapTests({ layout, tests }: MapTestsProps) {
  const { boxes } = layout;
  const [visited, missed] = useMemo(() => barsOf(boxes, tests), [boxes, tests]);
  return (
    <g className={styles.tests} aria-hidden="true">
      <path d={visited} />
      <path d={missed} strokeDasharray="1 4" />
    </g>
  );
});

/** One path for all bars of a kind, so that a large map has two elements more. */
function barsOf(boxes: readonly PlacedBox[], { plays, countAt }: TestVisits): [string, string] {
  let visited = '';
  let missed = '';
  for (const { kind, x, y, width, height, places, size } of boxes) {
    // What is visited of labels is not known.
    if (size === 0) continue;
    const share = Math.max(...places.map(countAt)) / plays;
    const side = kind === 'start' ? ROUND_SIDE : SIDE;
    const length = (width - 2 * side) * (share || 1);
    const bar = `M${x + side} ${y + height - BELOW}h${Math.max(2, Math.round(length))}`;
    if (share > 0) visited += bar;
    else missed += bar;
  }
  return [visited, missed];
}
