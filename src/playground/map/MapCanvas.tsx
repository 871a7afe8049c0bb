import { useId, useRef, useState } from 'react';
import { mapEditMessages } from '../../config/messages/map-edit';
import { mapToolMessages as words } from '../../config/messages/map-tool';
import type { MapLayout } from '../../ink/map/lay-out-map';
import { MapBoxes } from './MapBoxes';
import { MapLines } from './MapLines';
import { MapTesterNotes } from './MapTesterNotes';
import { MapTests } from './MapTests';
import { MapTools } from './MapTools';
import { MiniMap } from './MiniMap';
import type { MapEdits } from './acts/use-map-edits';
import { mapKeys, ZOOM } from './map-keys';
import { boxWith, useBoxesInSight } from './use-active-box';
import type { Dragged } from './use-map-grab';
import type { MapMarks } from './use-map-marks';
import { useMapPointer } from './use-map-pointer';
import type { PlaceSearch } from './use-place-search';
import { useViewport } from './use-viewport';
import { useWheel } from './use-wheel';
import * as styles from './StoryMapTool.module.css';

const none: ReadonlySet<string> = new Set();
/** In a smaller map, the words in boxes cannot be read. */
const READABLE_WORDS = 0.7;

// More than nine: what is drawn, what is marked in it, and what can be done with it.
interface MapCanvasProps extends MapMarks {
  layout: MapLayout;
  /** Whether the map moves to where the story stands when somebody plays, and how often somebody has. */
  follows: boolean;
  plays: number;
  folds: ReadonlySet<string>;
  search: Pick<PlaceSearch, 'found' | 'shown' | 'asked'>;
  edits: MapEdits;
  /** Folds or unfolds a group. */
  onFold: (group: string) => void;
}

/** The map as a drawing to pan and zoom: its boxes are buttons that arrow keys move between, and that are dragged. */
export function MapCanvas({ layout: plain, here, search, edits, ...map }: MapCanvasProps) {
  const { gone, tests, notes, noted, folds, onFold, follows, plays } = map;
  const help = useId();
  const svg = useRef<SVGSVGElement>(null);
  const hereBox = boxWith(plain.boxes, here);
  const panning = useViewport(svg, plain, hereBox ?? plain.boxes[0] ?? null);
  const [lit, setLit] = useState<string | null>(null);
  const { view, size, center, zoomBy, fit } = panning;
  useWheel(svg, plain, panning);
  const pointer = useMapPointer(svg, plain, panning, edits);
  const { layout, dragged, choice, about } = pointer;
  const { current, setActive } = useBoxesInSight({
    ...{ svg, boxes: layout.boxes, hereBox, panning, search, edits, follows, plays },
    choose: choice.choose,
  });
  const { isWriter, selected } = edits;
  return (
    // What is pressed while lines are open leaves the focus in them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.canvas}
      data-dragged={dragged === null ? undefined : ''}
      onMouseDown={(event) => {
        if (edits.focusLines !== null) event.preventDefault();
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <svg
        ref={svg}
        className={styles.drawing}
        role="application"
        aria-label={words.map}
        aria-describedby={help}
        // An application has keys of its own.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-far={view.scale < READABLE_WORDS || undefined}
        data-searched={(search.found?.size ?? 0) > 0 || undefined}
        onKeyDown={mapKeys({ layout, folds, setActive, choice, edits, onFold }, panning)}
        {...pointer.handlers}
      >
        <desc id={help}>{isWriter ? `${words.help} ${mapEditMessages.help}` : words.help}</desc>
        <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
          <MapLines
            layout={layout}
            gone={gone}
            lit={lit ?? selected}
            onLabel={isWriter ? edits.changeLink : null}
          />
          <MapBoxes
            {...{ layout, gone, folds, notes, noted, selected, onFold }}
            current={current?.id ?? null}
            here={hereBox?.id ?? null}
            found={search.found ?? none}
            chosen={pointer.chosen}
            over={dragged?.kind === 'way' ? dragged.over : null}
            held={dragged?.kind === 'boxes' ? dragged.ids : none}
            onAddWay={isWriter ? edits.addWay : null}
            onActive={setActive}
            onLit={setLit}
            onSelect={pointer.onSelect}
            onChoose={isWriter ? pointer.onChoose : null}
            onWrite={edits.onWrite}
          />
          <MapTesterNotes layout={layout} noted={noted} />
          {tests !== null && <MapTests layout={layout} tests={tests} />}
          {dragged !== null && <DraggedLine {...dragged} />}
        </g>
      </svg>
      <p role="status" className={styles.chosen}>
        {choice.chosen.size > 1
          ? mapEditMessages.chosen.several(choice.chosen.size)
          : about !== null && mapEditMessages.hints[about]}
      </p>
      <MapTools
        onZoom={(isIn) => zoomBy(isIn ? ZOOM : 1 / ZOOM)}
        onFit={fit}
        onHere={hereBox === null ? null : () => center(hereBox)}
      />
      <MiniMap layout={layout} here={hereBox} view={view} size={size} onShow={center} />
    </div>
  );
}

/** What the pointer draws: a way from below its box, or a band around boxes. */
function DraggedLine(dragged: Dragged) {
  if (dragged.kind === 'boxes') return null;
  if (dragged.kind === 'band') return <rect className={styles.drawn} {...dragged.rect} />;
  const { from, to } = dragged;
  const start = `${from.x + from.width / 2} ${from.y + from.height}`;
  return <path className={styles.drawn} d={`M${start}L${to.x} ${to.y}`} />;
}
