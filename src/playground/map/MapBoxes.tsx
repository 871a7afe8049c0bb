import { memo } from 'react';
import { mapMessages } from '../../config/messages/map';
import { mapToolMessages as words } from '../../config/messages/map-tool';
import { drawBox } from '../../ink/map/draw-map';
import { foldSteps } from '../../ink/map/fold-map';
import type { MapLayout, PlacedBox } from '../../ink/map/lay-out-map';
import { drawn } from './drawn';
import * as styles from './StoryMapTool.module.css';

interface MapBoxesProps {
  layout: MapLayout;
  /** The box that the Tab key leads to. */
  current: string | null;
  here: string | null;
  gone: ReadonlySet<string>;
  found: ReadonlySet<string>;
  folds: ReadonlySet<string>;
  onActive: (id: string | null) => void;
  onGoTo: (box: PlacedBox) => void;
  onFold: (group: string) => void;
}

/** The boxes of a map, each a button to its line; those of groups have a sign that folds or unfolds them. */
export const MapBoxes = memo(function MapBoxes(props: MapBoxesProps) {
  const { layout, current, here, gone, found, folds, onActive, onGoTo, onFold } = props;
  const ends = new Set(Array.from(gone, (way) => way.split(' ')).flat());
  const waysOn = new Map<string, number>();
  for (const { from } of layout.links) waysOn.set(from, (waysOn.get(from) ?? 0) + 1);
  return (
    <>
      {layout.boxes.map((box, index) => {
        const isHere = box.id === here;
        const isGone = box.places.some((place) => ends.has(place));
        return (
          <g key={box.id}>
            <Box
              box={box}
              index={index}
              name={nameOf(box, { isHere, isGone, ways: waysOn.get(box.id) ?? 0 })}
              isCurrent={box.id === current}
              isHere={isHere}
              isGone={isGone}
              isFound={box.places.some((place) => found.has(place))}
              onActive={onActive}
              onGoTo={onGoTo}
            />
            <FoldSigns box={box} {...foldSteps(box, folds)} onFold={onFold} />
          </g>
        );
      })}
    </>
  );
});

interface BoxProps extends Pick<MapBoxesProps, 'onActive' | 'onGoTo'> {
  box: PlacedBox;
  index: number;
  name: string;
  isCurrent: boolean;
  isHere: boolean;
  isGone: boolean;
  isFound: boolean;
}

/** A box; of hundreds, only those that change are rendered again. */
const Box = memo(function Box({ box, index, name, onActive, onGoTo, ...is }: BoxProps) {
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
      onClick={() => onGoTo(box)}
      onFocus={() => onActive(box.id)}
      onPointerEnter={() => onActive(box.id)}
    >
      {drawn(drawBox(box))}
    </g>
  );
});

interface FoldSignsProps extends Pick<MapBoxesProps, 'onFold'>, ReturnType<typeof foldSteps> {
  box: PlacedBox;
}

/** A plus and a minus at a box’s corner, for the pointer: on the keyboard, these are keys. */
const FoldSigns = memo(function FoldSigns({ box, unfold, fold, onFold }: FoldSignsProps) {
  const name = box.kind === 'start' ? mapMessages.start : box.name;
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
}

function nameOf(box: PlacedBox, { isHere, isGone, ways }: BoxState): string {
  const { kind, name, size, file, line, isEnd, isOpen, isUnreached } = box;
  const parts = [
    kind === 'start' ? mapMessages.start : name,
    words.kinds[kind],
    ...(size > 1 ? [words.places(size)] : []),
    ...(kind === 'start' ? [] : [file === null ? words.line(line) : words.lineOf(file, line)]),
    ...(ways > 0 ? [words.wayCount(ways)] : []),
    ...(isEnd ? [words.ends] : []),
    ...(isOpen ? [words.open] : []),
    ...(isUnreached ? [words.unreached] : []),
    ...(isHere ? [words.youAreHere] : isGone ? [words.visited] : []),
  ];
  return parts.join(', ');
}
