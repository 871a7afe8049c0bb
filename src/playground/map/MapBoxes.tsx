import { memo, type MouseEvent } from 'react';
import { mapEditMessages as editWords } from '../../config/messages/map-edit';
import { mapToolMessages as words } from '../../config/messages/map-tool';
import { drawBox } from '../../ink/map/draw-map';
import { foldSteps } from '../../ink/map/fold-map';
import type { MapLayout, PlacedBox } from '../../ink/map/lay-out-map';
import { drawn } from './drawn';
import type { PlaceMarks } from './use-notes';
import { BoxPicture } from './BoxPicture';
import { NoteCorner } from './NoteCorner';
import { isWrittenPlace } from './acts/find-places';
import { countNotes, type NotedPlaces } from './acts/use-noted-places';
import * as styles from './StoryMapTool.module.css';

interface MapBoxesProps {
  layout: MapLayout;
  /** The box that the Tab key leads to. */
  current: string | null;
  here: string | null;
  gone: ReadonlySet<string>;
  found: ReadonlySet<string>;
  folds: ReadonlySet<string>;
  /** What is noted on places, by their ids. */
  notes: ReadonlyMap<string, PlaceMarks>;
  /** Where testers left notes. */
  noted: NotedPlaces;
  /** The box that the panel is about. */
  selected: string | null;
  /** The boxes that are moved together. */
  chosen: ReadonlySet<string>;
  /** The box that a way is being drawn to. */
  over: string | null;
  /** The boxes that the pointer holds. */
  held: ReadonlySet<string>;
  /** Null while nothing can be written. */
  onAddWay: ((box: PlacedBox) => void) | null;
  onActive: (id: string | null) => void;
  /** The box whose lines stand out: the one that is pointed at or has the focus. */
  onLit: (id: string | null) => void;
  onSelect: (box: PlacedBox, enters: boolean) => void;
  /** Chooses a box beside others, or leaves it out again; null while nothing can be moved. */
  onChoose: ((box: PlacedBox) => void) | null;
  onWrite: (box: PlacedBox) => void;
  onFold: (group: string) => void;
}

/** The boxes of a map, each a button to its line; those of groups have a sign that folds or unfolds them. */
export const MapBoxes = memo(function MapBoxes(props: MapBoxesProps) {
  const { layout, current, here, gone, found, folds, notes, noted, selected, chosen } = props;
  const { over, held } = props;
  const { onActive, onLit, onSelect, onChoose, onWrite, onFold, onAddWay } = props;
  const ends = new Set(Array.from(gone, (way) => way.split(' ')).flat());
  const waysOn = new Map<string, number>();
  for (const { from } of layout.links) waysOn.set(from, (waysOn.get(from) ?? 0) + 1);
  return (
    <>
      {layout.boxes.map((box, index) => {
        const isHere = box.id === here;
        const isGone = box.places.some((place) => ends.has(place));
        const note = notes.get(box.places[0] ?? '') ?? null;
        return (
          <g key={box.id}>
            <Box
              box={box}
              index={index}
              name={nameOf(box, {
                ...{ isHere, isGone, note },
                ways: waysOn.get(box.id) ?? 0,
                testers: countNotes(noted, box.places),
              })}
              isCurrent={box.id === current}
              isHere={isHere}
              isGone={isGone}
              isFound={box.places.some((place) => found.has(place))}
              isSelected={box.id === selected}
              isChosen={chosen.size === 0 ? null : chosen.has(box.id)}
              isOver={box.id === over || held.has(box.id)}
              note={note}
              onActive={onActive}
              onLit={onLit}
              onSelect={onSelect}
              onChoose={onChoose}
              onWrite={onWrite}
            />
            {onAddWay !== null && isWrittenPlace(box) && [current, selected].includes(box.id) && (
              <Handle box={box} onAddWay={onAddWay} />
            )}
            <FoldSigns box={box} {...foldSteps(box, folds)} onFold={onFold} />
          </g>
        );
      })}
    </>
  );
});

interface BoxProps extends Pick<
  MapBoxesProps,
  'onActive' | 'onLit' | 'onSelect' | 'onChoose' | 'onWrite'
> {
  box: PlacedBox;
  index: number;
  name: string;
  isCurrent: boolean;
  isHere: boolean;
  isGone: boolean;
  isFound: boolean;
  isSelected: boolean;
  /** Null while no boxes are chosen. */
  isChosen: boolean | null;
  isOver: boolean;
  note: PlaceMarks | null;
}

/** A box; of hundreds, only those that change are rendered again. */
const Box = memo(function Box({ box, index, name, note, ...props }: BoxProps) {
  const { onActive, onLit, onSelect, onChoose, onWrite, ...is } = props;
  const enter = (): void => {
    onActive(box.id);
    onLit(box.id);
  };
  const leave = (): void => onLit(null);
  return (
    <g
      role="button"
      tabIndex={is.isCurrent ? 0 : -1}
      aria-label={name}
      className={styles.box}
      data-box={index}
      data-kind={box.kind}
      data-here={is.isHere || undefined}
      data-gone={is.isGone || undefined}
      data-found={is.isFound || undefined}
      data-selected={is.isSelected || undefined}
      aria-pressed={is.isChosen ?? undefined}
      data-colour={note?.colour ?? undefined}
      data-empty={note?.isEmpty ? true : undefined}
      data-over={is.isOver || undefined}
      onClick={(event) => {
        if (onChoose !== null && isChoosing(event)) onChoose(box);
        // The keys of the map go on here, but for those who press it without a pointer. The second click of two belongs
        // to what they do together, wherever it lands.
        else if (event.detail < 2) onSelect(box, event.detail === 0);
      }}
      onDoubleClick={(event) => {
        if (!isChoosing(event)) onWrite(box);
      }}
      onFocus={enter}
      onPointerEnter={enter}
      onBlur={leave}
      onPointerLeave={leave}
    >
      {drawn(drawBox(box))}
      {box.picture !== undefined && <BoxPicture key={box.picture} box={box} path={box.picture} />}
      {note !== null && note.note !== '' && (
        <NoteCorner box={box}>
          <title>{note.note}</title>
        </NoteCorner>
      )}
    </g>
  );
});

/** Whether a click is meant for one box beside others. */
function isChoosing({ shiftKey, ctrlKey, metaKey }: MouseEvent): boolean {
  return shiftKey || ctrlKey || metaKey;
}

interface HandleProps {
  box: PlacedBox;
  onAddWay: (box: PlacedBox) => void;
}

/** Where a way to another box is drawn from, or asked for, with the pointer: on the keyboard, this is a key. */
function Handle({ box, onAddWay }: HandleProps) {
  const { id, x, y, width, height } = box;
  const [cx, cy] = [x + width / 2, y + height + 4];
  return (
    <g
      className={styles.handle}
      data-handle={id}
      data-sign=""
      aria-hidden="true"
      onClick={() => onAddWay(box)}
    >
      <circle cx={cx} cy={cy} r="12" fill="transparent" />
      <circle cx={cx} cy={cy} r="7" fill="var(--color-paper)" stroke="currentColor" />
      <path d={`M${cx - 3} ${cy}h6m-3-3v6`} stroke="currentColor" />
    </g>
  );
}

interface FoldSignsProps extends Pick<MapBoxesProps, 'onFold'>, ReturnType<typeof foldSteps> {
  box: PlacedBox;
}

/** A plus and a minus at a box’s corner, for the pointer: on the keyboard, these are keys. */
const FoldSigns = memo(function FoldSigns({ box, unfold, fold, onFold }: FoldSignsProps) {
  const { name } = box;
  const groups = [unfold, fold].filter((group) => group !== null);
  return groups.map((group, index) => {
    const isFolded = group === unfold;
    const { y } = box;
    const x = box.x + index * 20;
    return (
      <g
        key={group}
        className={styles.sign}
        data-sign=""
        aria-hidden="true"
        onClick={() => onFold(group)}
      >
        <title>{isFolded ? words.unfold(name) : words.fold(name)}</title>
        <circle cx={x} cy={y} r={groups.length > 1 ? 10 : 14} fill="transparent" />
        <circle cx={x} cy={y} r="8" fill="var(--color-paper)" stroke="currentColor" />
        <path d={`M${x - 4} ${y}h8${isFolded ? `m-4-4v8` : ''}`} stroke="currentColor" />
      </g>
    );
  });
});

interface BoxState {
  isHere: boolean;
  isGone: boolean;
  ways: number;
  note: PlaceMarks | null;
  /** How many notes testers left there. */
  testers: number;
}

function nameOf(box: PlacedBox, { isHere, isGone, ways, note, testers }: BoxState): string {
  const { kind, name, size, file, line, isEnd, isOpen, isUnreached } = box;
  const parts = [
    name,
    words.kinds[kind],
    ...(size > 1 ? [words.places(size)] : []),
    ...(kind === 'start' ? [] : [file === null ? words.line(line) : words.lineOf(file, line)]),
    ...(ways > 0 ? [words.wayCount(ways)] : []),
    ...(isEnd ? [words.ends] : []),
    ...(isOpen ? [words.open] : []),
    ...(isUnreached ? [words.unreached] : []),
    ...(note?.isEmpty ? [words.empty] : []),
    ...(note?.colour ? [editWords.noted.colours[note.colour]] : []),
    ...(note?.note ? [editWords.noteIs(note.note)] : []),
    ...(testers > 0 ? [words.testers(testers)] : []),
    ...(isHere ? [words.youAreHere] : isGone ? [words.visited] : []),
  ];
  return parts.join(', ');
}
