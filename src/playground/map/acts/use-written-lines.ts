import { useState } from 'react';
import type { MapPlace } from '../../../ink/map/story-graph';
import { isSameProgram, textOfFile, type StoryProgram } from '../../../ink/story/story-program';
import { withoutPlaceholder } from '../../story-edits/add-way';
import { partOfPlace, placeToWrite, type PlacePart } from '../../story-edits/place-part';
import { applyEdits } from '../../story-edits/text-edit';
import type { WritingActs } from './use-map-acts';
import type { usePositions } from './use-positions';

/** Lines that are open on the map: those of the place that was asked for, and of what it has become. */
export interface WrittenLines {
  asked: string;
  /** The story when they were opened, and with a line for the cursor that it may need: that comes with the first key. */
  base: StoryProgram;
  ready: StoryProgram;
  part: PlacePart;
  /** Where the cursor is at first: at a label, or where one goes on writing. */
  start: number;
}

type OpenedPlace = Pick<MapPlace, 'id' | 'label' | 'line'>;

/** The lines of a place that are written on the map; while they are open, its boxes stay where they are. */
export function useWrittenLines(
  program: StoryProgram,
  { write }: Pick<WritingActs, 'write'>,
  places: ReturnType<typeof usePositions>,
) {
  const [writing, setWriting] = useState<WrittenLines | null>(null);

  /** Closes the lines; a choice that was written above the end which every place begins with takes its place. */
  const close = (): StoryProgram => {
    setWriting(null);
    places.holdMeanwhile(false);
    if (writing === null || isSameProgram(program, writing.base)) return program;
    places.hold();
    const plan = withoutPlaceholder(program, writing.part.id);
    if (plan === null) return program;
    const after = applyEdits(program, plan.edits);
    write(after, '');
    return after;
  };
  const put = (base: StoryProgram, place: OpenedPlace | undefined): boolean => {
    const opened = place && openLines(base, place);
    if (!opened) return false;
    setWriting({ asked: place.id, base, ready: opened.part.program, ...opened });
    places.holdMeanwhile(true);
    return true;
  };
  return {
    writing,
    close,
    /** Closes the lines as they are: their place has another name, or is gone. */
    drop: () => {
      setWriting(null);
      places.holdMeanwhile(false);
    },
    /** Opens the lines of a place, after those that were open; returns whether that is possible. */
    open: (place: MapPlace | undefined): place is MapPlace => put(close(), place),
    /** The same with a place that was just added to a story; others that were open stay as they are. */
    openAdded: (id: string, after: StoryProgram): boolean => put(after, { id, line: 1 }),
    /** The lines that are open are others now; returns whether they are those of a place with another name. */
    follow: (part: PlacePart): boolean => {
      if (writing === null) return false;
      setWriting({ ...writing, part });
      if (part.id === writing.part.id) return false;
      places.rename(writing.part.program, part.program);
      return true;
    },
  };
}

function openLines(
  program: StoryProgram,
  { id, label, line }: OpenedPlace,
): Pick<WrittenLines, 'part' | 'start'> | null {
  const ready = label === undefined ? placeToWrite(program, id) : null;
  const part = partOfPlace(ready?.program ?? program, label?.of ?? id);
  if (part === null) return null;
  const above = textOfFile(program, part.file)
    .split('\n')
    .slice(0, line - 1);
  const start = above.reduce((length, one) => length + one.length + 1, 0);
  return { part, start: ready?.position ?? start };
}
