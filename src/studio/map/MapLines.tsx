import { memo } from 'react';
import { drawGroup, drawLink } from '../../core/map/draw-map';
import type { MapLayout } from '../../core/map/lay-out-map';
import { drawn } from './drawn';
import * as styles from './StoryMap.module.css';

interface MapLinesProps {
  layout: MapLayout;
  /** The ways that the story has gone. */
  gone: ReadonlySet<string>;
  /** The box whose lines stand out. */
  lit: string | null;
}

/** The frames and lines of a map; screen readers get the ways in the list. */
export const MapLines = memo(function MapLines({ layout, gone, lit }: MapLinesProps) {
  return (
    <g aria-hidden="true">
      {layout.groups.map((group) => (
        <g key={group.id}>{drawn(drawGroup(group))}</g>
      ))}
      {layout.links.map((link, index) => (
        <g
          key={index}
          className={styles.link}
          data-gone={link.keys.some((key) => gone.has(key)) || undefined}
          data-lit={link.from === lit || link.to === lit || undefined}
        >
          {drawn(drawLink(link))}
        </g>
      ))}
    </g>
  );
});
