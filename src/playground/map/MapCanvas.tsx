import { useEffect, useId, useRef } from 'react';
import { mapToolMessages as words } from '../../config/messages/map-tool';
import type { MapLayout, PlacedBox } from '../../ink/map/lay-out-map';
import type { TestVisits } from '../playtests/test-visits';
import { MapBoxes } from './MapBoxes';
import { MapLines } from './MapLines';
import { MapTests } from './MapTests';
import { MapTools } from './MapTools';
import { MiniMap } from './MiniMap';
import { mapKeys, ZOOM } from './map-keys';
import { boxWith, useActiveBox } from './use-active-box';
import type { PlaceSearch } from './use-place-search';
import { useDrag } from './use-drag';
import { useViewport } from './use-viewport';
import { useWheel } from './use-wheel';
import * as styles from './StoryMapTool.module.css';

const none: ReadonlySet<string> = new Set();

export interface MapCanvasProps {
  layout: MapLayout;
  /** The place where the story stands, or null, and the ways it has gone. */
  here: string | null;
  gone: ReadonlySet<string>;
  /** Whether the map moves to where the story stands. */
  follows: boolean;
  folds: ReadonlySet<string>;
  search: Pick<PlaceSearch, 'found' | 'shown'>;
  tests: TestVisits | null;
  onGoTo: (box: PlacedBox) => void;
  /** Folds or unfolds a group. */
  onFold: (group: string) => void;
}

/** The map as a drawing to pan and zoom: its boxes are buttons that arrow keys move between. */
export function MapCanvas(props: MapCanvasProps) {
  const { layout, here, gone, follows, folds, search, tests, onGoTo, onFold } = props;
  const { boxes } = layout;
  const help = useId();
  const svg = useRef<SVGSVGElement>(null);
  const hereBox = boxWith(boxes, here);
  const panning = useViewport(svg, layout, hereBox ?? boxes[0] ?? null);
  const { view, size, reveal, center, zoomBy, fit } = panning;
  useWheel(svg, layout, panning);
  const drag = useDrag(panning);
  const { active, current, setActive } = useActiveBox(layout, hereBox, search.shown, panning);
  useEffect(() => {
    if (follows && hereBox !== null) reveal(hereBox);
  }, [follows, hereBox, reveal]);

  return (
    <div className={styles.canvas}>
      <svg
        ref={svg}
        className={styles.drawing}
        role="application"
        aria-label={words.map}
        aria-describedby={help}
        tabIndex={0}
        onKeyDown={mapKeys({ layout, folds, current, setActive, onGoTo, onFold }, panning)}
        {...drag}
      >
        <desc id={help}>{words.help}</desc>
        <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
          <MapLines layout={layout} gone={gone} lit={active} />
          <MapBoxes
            layout={layout}
            current={current?.id ?? null}
            here={hereBox?.id ?? null}
            gone={gone}
            found={search.found ?? none}
            folds={folds}
            onActive={setActive}
            onGoTo={onGoTo}
            onFold={onFold}
          />
          {tests !== null && <MapTests layout={layout} tests={tests} />}
        </g>
      </svg>
      <MapTools
        onZoom={(isIn) => zoomBy(isIn ? ZOOM : 1 / ZOOM)}
        onFit={fit}
        onHere={hereBox === null ? null : () => center(hereBox)}
      />
      <MiniMap layout={layout} here={hereBox} view={view} size={size} onShow={center} />
    </div>
  );
}
