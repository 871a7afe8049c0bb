import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { mapToolMessages as words } from '../../config/messages/map-tool';
import type { MapLayout, PlacedBox } from '../../ink/map/lay-out-map';
import { MapBoxes } from './MapBoxes';
import { MapLines } from './MapLines';
import { MapTools } from './MapTools';
import { MiniMap } from './MiniMap';
import { isDirection, nextBox } from './next-box';
import { useGestures } from './use-gestures';
import { useViewport } from './use-viewport';
import * as styles from './StoryMapTool.module.css';

/** How far an arrow key moves the map, in pixels, and how much a step zooms. */
const STEP = 60;
const ZOOM = 1.25;

export interface MapCanvasProps {
  layout: MapLayout;
  /** The place where the story stands, or null, and the ways it has gone. */
  here: string | null;
  gone: ReadonlySet<string>;
  /** Whether the map moves to where the story stands. */
  follows: boolean;
  folds: ReadonlySet<string>;
  /** The places that the search found, and the one of them to show. */
  found: ReadonlySet<string>;
  shown: string | null;
  onGoTo: (box: PlacedBox) => void;
  onFold: (box: PlacedBox) => void;
}

/** The map as a drawing to pan and zoom: its boxes are buttons that arrow keys move between. */
export function MapCanvas(props: MapCanvasProps) {
  const { layout, here, gone, follows, folds, found, shown, onGoTo, onFold } = props;
  const { boxes } = layout;
  const help = useId();
  const svg = useRef<SVGSVGElement>(null);
  const hereBox = boxes.find(({ places }) => here !== null && places.includes(here)) ?? null;
  const panning = useViewport(svg, layout, hereBox ?? boxes[0] ?? null);
  const { view, size, reveal, center, panBy, zoomBy, fit } = panning;
  const { handlers, hasMoved } = useGestures(svg, layout, panning);
  const [active, setActive] = useState<string | null>(null);
  const [lastShown, setLastShown] = useState(shown);
  const current = boxes.find(({ id }) => id === active) ?? hereBox ?? boxes[0] ?? null;

  const shownBox = boxes.find(({ places }) => shown !== null && places.includes(shown)) ?? null;
  if (shown !== lastShown) {
    setLastShown(shown);
    if (shownBox !== null) setActive(shownBox.id);
  }
  useEffect(() => {
    if (shownBox !== null) center(shownBox);
  }, [shownBox, center]);
  useEffect(() => {
    if (follows && hereBox !== null) reveal(hereBox);
  }, [follows, hereBox, reveal]);

  // The boxes and lines must not be rendered again with each step of a movement.
  const clickBox = useCallback(
    (box: PlacedBox) => {
      if (!hasMoved()) onGoTo(box);
    },
    [hasMoved, onGoTo],
  );
  const clickSign = useCallback(
    (box: PlacedBox) => {
      if (!hasMoved()) onFold(box);
    },
    [hasMoved, onFold],
  );
  const focus = (box: PlacedBox | null): void => {
    if (box === null) return;
    setActive(box.id);
    reveal(box);
    const index = boxes.indexOf(box);
    svg.current
      ?.querySelector<SVGGElement>(`[data-box="${index}"]`)
      ?.focus({ preventScroll: true });
  };
  const pressOnMap = (key: string): boolean => {
    if (key === '+' || key === '-') zoomBy(key === '+' ? ZOOM : 1 / ZOOM);
    else if (key === '0') fit();
    else if (!isDirection(key)) return false;
    else {
      const along = key === 'ArrowLeft' || key === 'ArrowUp' ? STEP : -STEP;
      const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
      panBy(isAcross ? along : 0, isAcross ? 0 : along);
    }
    return true;
  };
  const pressOnBox = (key: string, box: PlacedBox): boolean => {
    if (isDirection(key)) focus(nextBox(boxes, box, key));
    else if (key === 'Enter' || key === ' ') onGoTo(box);
    else if (box.folds !== null && key === (folds.has(box.folds) ? '+' : '-')) onFold(box);
    else return pressOnMap(key);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isOnBox = event.target !== event.currentTarget && current !== null;
    const isHandled = isOnBox ? pressOnBox(event.key, current) : pressOnMap(event.key);
    if (isHandled) event.preventDefault();
  };

  return (
    <div className={styles.canvas}>
      <svg
        ref={svg}
        className={styles.drawing}
        role="application"
        aria-label={words.map}
        aria-describedby={help}
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        <desc id={help}>{words.help}</desc>
        <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
          <MapLines layout={layout} gone={gone} lit={active} />
          <MapBoxes
            layout={layout}
            current={current?.id ?? null}
            here={hereBox?.id ?? null}
            gone={gone}
            found={found}
            folds={folds}
            onActive={setActive}
            onGoTo={clickBox}
            onFold={clickSign}
          />
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
