import { memo } from 'react';
import type { MapLayout } from '../../ink/map/lay-out-map';
import { countNotes, type NotedPlaces } from './acts/use-noted-places';
import * as styles from './MapTesterNotes.module.css';

/** The size of the count, in the drawing. */
const FONT = 11;

interface MapTesterNotesProps {
  layout: Pick<MapLayout, 'boxes'>;
  noted: NotedPlaces;
}

/** A sign on each box with notes of testers: how many. The boxes’ names say it in words. */
export const MapTesterNotes = memo(function MapTesterNotes({ layout, noted }: MapTesterNotesProps) {
  if (noted.size === 0) return null;
  return (
    <g className={styles.notes} aria-hidden="true">
      {layout.boxes.map(({ id, places, x, y, width }) => {
        const count = countNotes(noted, places);
        if (count === 0) return null;
        // Above the right end of the box, a little over its edge.
        const [left, wide] = [x + width - 11, 6 * (String(count).length - 1)];
        return (
          <g key={id}>
            <path d={`M${left} ${y + 3}v-8a8 8 0 0 1 8-8h${wide}a8 8 0 0 1 0 16z`} />
            <text x={left + 8 + wide / 2} y={y - 1} fontSize={FONT}>
              {count}
            </text>
          </g>
        );
      })}
    </g>
  );
});
