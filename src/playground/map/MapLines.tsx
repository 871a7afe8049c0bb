import { cloneElement, memo } from 'react';
import { drawGroup, drawLabel, drawLink } from '../../ink/map/draw-map';
import type { MapLayout, PlacedLink } from '../../ink/map/lay-out-map';
import { drawn } from './drawn';
import * as styles from './StoryMapTool.module.css';

interface MapLinesProps {
  layout: MapLayout;
  /** The ways that the story has gone. */
  gone: ReadonlySet<string>;
  /** The box whose lines stand out. */
  lit: string | null;
  /** Changes what the text of a line says; null while nothing can be written. */
  onLabel: ((link: PlacedLink) => void) | null;
}

/** The frames and lines of a map; screen readers get the ways in the list. */
export const MapLines = memo(function MapLines(props: MapLinesProps) {
  const { layout, gone, lit, onLabel } = props;
  return (
    <g aria-hidden="true">
      {layout.links.map((link, index) => (
        <Line
          key={index}
          link={link}
          isGone={link.keys.some((key) => gone.has(key))}
          isLit={link.from === lit || link.to === lit}
        />
      ))}
      {layout.links.map((link, index) =>
        drawLabel(link).map((label) =>
          cloneElement(drawn(label), {
            key: index,
            className: styles.label,
            'data-sign': onLabel && '',
            onClick: () => onLabel?.(link),
          }),
        ),
      )}
      {layout.groups.map((group) => (
        <g key={group.id}>{drawn(drawGroup(group))}</g>
      ))}
    </g>
  );
});

interface LineProps {
  link: PlacedLink;
  isGone: boolean;
  isLit: boolean;
}

/** A line; of a thousand, those of a box that the pointer crosses are rendered again. */
const Line = memo(function Line({ link, isGone, isLit }: LineProps) {
  return (
    <g className={styles.link} data-gone={isGone || undefined} data-lit={isLit || undefined}>
      {drawn(drawLink(link))}
    </g>
  );
});
