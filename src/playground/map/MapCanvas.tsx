import { useCallback, useEffect, useId, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useLatest } from '../../base/browser/use-latest';
import { mapEditMessages } from '../../config/messages/map-edit';
import { mapToolMessages as words } from '../../config/messages/map-tool';
import type { MapLayout, MapPoint, PlacedBox, PlacedLink } from '../../ink/map/lay-out-map';
import { placedByHand, positionsOf } from '../../ink/map/place-by-hand';
import type { TestVisits } from '../playtests/test-visits';
import { MapBoxes } from './MapBoxes';
import { MapLines } from './MapLines';
import { MapTesterNotes } from './MapTesterNotes';
import { MapTests } from './MapTests';
import { MapTools } from './MapTools';
import { MiniMap } from './MiniMap';
import type { PlaceMarks } from './use-notes';
import { mapKeys, ZOOM, type MapKeyEdits } from './map-keys';
import {
  boxWith,
  useActiveBox,
  useAwaitedBox,
  useSelectedInSight,
  useShownBox,
  useSteppedInSight,
  type SteppedPlace,
} from './use-active-box';
import { boxesIn, useChosenBoxes } from './use-chosen-boxes';
import type { NotedPlaces } from './use-noted-places';
import type { PlaceSearch } from './use-place-search';
import { useDrag } from './use-drag';
import { useHoldHint } from './use-hold-hint';
import { useMapGrab, type Dragged } from './use-map-grab';
import { useViewport } from './use-viewport';
import { useWheel } from './use-wheel';
import * as styles from './StoryMapTool.module.css';

const none: ReadonlySet<string> = new Set();
/** In a smaller map, the words in boxes cannot be read. */
const READABLE_WORDS = 0.7;

/** What is written on the drawing. */
export interface CanvasEdits extends Omit<MapKeyEdits, 'add' | 'addWay'> {
  /** Adds a place, at a point if somebody pointed there. */
  add: (at: MapPoint | null) => void;
  /** Adds a way to a box, or to a new place at a point; without both, its writer chooses. */
  addWay: (from: PlacedBox, to?: PlacedBox | null, at?: MapPoint) => void;
  /** Changes the choice of a line, or shows what leads on from where it begins. */
  changeLink: (link: PlacedLink) => void;
}

// More than nine: what is drawn, what is marked in it, and what can be done with it.
export interface MapCanvasProps {
  layout: MapLayout;
  /** The place where the story stands, or null, and the ways it has gone. */
  here: string | null;
  gone: ReadonlySet<string>;
  /** Whether the map moves to where the story stands when somebody plays, and how often somebody has. */
  follows: boolean;
  plays: number;
  folds: ReadonlySet<string>;
  search: Pick<PlaceSearch, 'found' | 'shown' | 'asked'>;
  tests: TestVisits | null;
  notes: ReadonlyMap<string, PlaceMarks>;
  /** Where testers left notes. */
  noted: NotedPlaces;
  selected: string | null;
  /** The panel took the focus, if not from a click on the map; a new object each time. */
  entered: object | null;
  /** The box that gets the focus as soon as it is there. */
  awaited: string | null;
  stepped: SteppedPlace | null;
  /** Null while nothing can be written. */
  edit: CanvasEdits | null;
  /** Shows what can be done with a box; `enters` if the focus goes there. */
  onSelect: (box: PlacedBox, enters: boolean) => void;
  /** The focus has moved on to a box. */
  onPass: (box: PlacedBox) => void;
  /** Closes what is open about a box; null if nothing is. */
  onLeave: (() => void) | null;
  /** Leads to the lines that are open, which all keys belong to; null if none are. */
  onKeyInLines: (() => void) | null;
  onWrite: (box: PlacedBox) => void;
  onFound: () => void;
  /** Folds or unfolds a group. */
  onFold: (group: string) => void;
}

/** The map as a drawing to pan and zoom: its boxes are buttons that arrow keys move between, and that are dragged. */
export function MapCanvas(props: MapCanvasProps) {
  const { here, gone, follows, plays, folds, search, tests, notes, noted } = props;
  const { selected, entered, awaited, edit } = props;
  const { onSelect, onPass, onLeave, onKeyInLines, onWrite, onFound, onFold } = props;
  const help = useId();
  const svg = useRef<SVGSVGElement>(null);
  const hereBox = boxWith(props.layout.boxes, here);
  const panning = useViewport(svg, props.layout, hereBox ?? props.layout.boxes[0] ?? null);
  const [lit, setLit] = useState<string | null>(null);
  const { view, size, reveal, center, zoomBy, fit } = panning;
  useWheel(svg, props.layout, panning);
  const choice = useChosenBoxes(props.layout.boxes);
  const { chosen, choose, toggle, clear } = choice;
  const { about, ...hint } = useHoldHint();
  // The panel is about one place.
  const onChoose = useCallback(
    (box: PlacedBox): void => {
      if (selected !== null && chosen.size === 0 && selected !== box.id) choose([selected, box.id]);
      else toggle(box.id);
      onLeave?.();
    },
    [selected, chosen, choose, toggle, onLeave],
  );
  const { dragged, grab, onMap } = useMapGrab({
    ...{ svg, view, selected, chosen, layout: props.layout },
    onMove: (ids, by) => edit?.move(ids, by),
    onBand: (ids) => choose([...chosen, ...ids]),
    onWay: (from, to, at) => edit?.addWay(from, to, at),
    ...hint,
    onRested: (box) => {
      onChoose(box);
      hint.onRested();
    },
  });
  const drag = useDrag(panning, (...press) => (edit === null ? null : grab(...press)));
  const layout = useMemo(() => withDragged(props.layout, dragged), [props.layout, dragged]);
  const { boxes } = layout;
  const { current, setActive } = useActiveBox(layout, hereBox, search.shown, panning);
  const latest = useLatest({ hereBox, reveal });
  useEffect(() => {
    const { hereBox: box, reveal: show } = latest.current;
    if (follows && box !== null) show(box);
  }, [follows, plays, latest]);

  const selectedBox = boxes.find(({ id }) => id === selected) ?? null;
  useSelectedInSight(selectedBox, { entered, isWriting: onKeyInLines !== null, panning });
  useAwaitedBox(svg, boxes, awaited, (box) => {
    setActive(box.id);
    reveal(box);
    onFound();
  });
  useSteppedInSight(boxes, props.stepped, reveal);
  useShownBox(svg, boxes, search, choose);
  const band = dragged?.kind === 'band' ? dragged.rect : null;
  const shownChosen = useMemo(
    () => (band === null ? chosen : new Set([...chosen, ...boxesIn(boxes, band)])),
    [band, chosen, boxes],
  );
  const onOne = useCallback(
    (box: PlacedBox, enters: boolean): void => {
      clear();
      onSelect(box, enters);
    },
    [clear, onSelect],
  );
  const keys = {
    ...{ layout, folds, setActive, choice },
    ...{ onSelect, onPass, onLeave, onWrite, onFold },
  };
  const isOnMap = ({ target }: MouseEvent): boolean =>
    target instanceof Element && target.closest('[data-box], [data-sign]') === null;
  // The same while the map is panned, so that its boxes are not rendered again.
  const keyEdits = useMemo(
    () =>
      edit && { ...edit, add: () => edit.add(null), addWay: (box: PlacedBox) => edit.addWay(box) },
    [edit],
  );

  return (
    // What is pressed while lines are open leaves the focus in them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.canvas}
      data-dragged={dragged === null ? undefined : ''}
      onMouseDown={(event) => {
        if (onKeyInLines !== null) event.preventDefault();
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
        onKeyDown={mapKeys({ ...keys, onKeyInLines, edit: keyEdits }, panning)}
        onClick={(event) => {
          if (!isOnMap(event) || event.detail > 1) return;
          clear();
          onLeave?.();
          svg.current?.focus({ preventScroll: true });
        }}
        onDoubleClick={(event) => {
          if (isOnMap(event)) edit?.add(onMap({ x: event.clientX, y: event.clientY }));
        }}
        {...drag}
      >
        <desc id={help}>
          {edit === null ? words.help : `${words.help} ${mapEditMessages.help}`}
        </desc>
        <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
          <MapLines
            layout={layout}
            gone={gone}
            lit={lit ?? selected}
            onLabel={edit?.changeLink ?? null}
          />
          <MapBoxes
            layout={layout}
            current={current?.id ?? null}
            here={hereBox?.id ?? null}
            gone={gone}
            found={search.found ?? none}
            folds={folds}
            notes={notes}
            noted={noted}
            selected={selected}
            chosen={shownChosen}
            over={dragged?.kind === 'way' ? dragged.over : null}
            held={dragged?.kind === 'boxes' ? dragged.ids : none}
            onAddWay={keyEdits?.addWay ?? null}
            onActive={setActive}
            onLit={setLit}
            onSelect={onOne}
            onChoose={edit === null ? null : onChoose}
            onWrite={onWrite}
            onFold={onFold}
          />
          <MapTesterNotes layout={layout} noted={noted} />
          {tests !== null && <MapTests layout={layout} tests={tests} />}
          {dragged?.kind === 'way' && <DraggedWay {...dragged} />}
          {band !== null && <rect className={styles.drawn} {...band} />}
        </g>
      </svg>
      <p role="status" className={styles.chosen}>
        {chosen.size > 1
          ? mapEditMessages.chosen.several(chosen.size)
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

/** A way that is being drawn, from below its box to the pointer. */
function DraggedWay({ from, to }: Extract<Dragged, { kind: 'way' }>) {
  const start = `${from.x + from.width / 2} ${from.y + from.height}`;
  return <path className={styles.drawn} d={`M${start}L${to.x} ${to.y}`} />;
}

/** The layout with boxes where the pointer holds them. */
function withDragged(layout: MapLayout, dragged: Dragged | null): MapLayout {
  if (dragged?.kind !== 'boxes') return layout;
  const { ids, by } = dragged;
  const positions = Object.entries(positionsOf(layout)).map(
    ([id, { x, y }]) => [id, ids.has(id) ? { x: x + by.x, y: y + by.y } : { x, y }] as const,
  );
  return placedByHand(layout, Object.fromEntries(positions));
}
