import { useState, type RefObject } from 'react';
import { mapEditMessages as words } from '../../config/messages/map-edit';
import { boxId } from '../../ink/map/fold-map';
import type { MapPoint, PlacedBox } from '../../ink/map/lay-out-map';
import { START, type MapPlace, type MapWay, type StoryGraph } from '../../ink/map/story-graph';
import { isSameProgram, type StoryProgram } from '../../ink/story/story-program';
import type { CanvasEdits } from './MapCanvas';
import type { MapDialog } from './forms/MapDialogs';
import type { WayAction } from './panel/PlacePanel';
import { partOfPlace, placeToWrite, type PlacePart } from '../story-edits/place-part';
import { addMissing } from '../story-edits/add-place';
import { withoutPlaceholder } from '../story-edits/add-way';
import { applyEdits } from '../story-edits/text-edit';
import { removeWay, wayText } from '../story-edits/change-way';
import { findPlaces } from '../story-edits/find-place';
import { isWrittenPlace } from './find-places';
import type { MapActs } from './use-map-acts';
import type { usePositions } from './use-positions';

interface EditedMap {
  root: RefObject<HTMLElement>;
  graph: StoryGraph;
  program: StoryProgram;
  acts: MapActs;
  places: ReturnType<typeof usePositions>;
}

/** Lines that are open on the map: those of the place that was asked for, and of what it has become. */
export interface WrittenLines {
  asked: string;
  /** The story when they were opened, and with a line for the cursor that it may need: that comes with the first key. */
  base: StoryProgram;
  ready: StoryProgram;
  part: PlacePart;
  /** Where the cursor is at first: at a label, or where one goes on writing. */
  start: { line: number } | { from: number };
}

export interface MapEdits extends CanvasEdits {
  /** The id of the box that the panel is about, and the open window. */
  selected: string | null;
  dialog: MapDialog | null;
  /** The lines that are open in the panel. */
  writing: WrittenLines | null;
  /** The box of a place that was just added. */
  awaited: string | null;
  onFound: () => void;
  /** Lets go of what is selected and awaited. */
  leave: () => void;
  acts: MapActs;
  select: (box: Pick<PlacedBox, 'id'> | null) => void;
  selectPlace: (id: string) => void;
  /** Opens the lines of a place, or those around a label; returns whether that is possible. */
  write: (id: string | undefined) => boolean;
  /** Leads from the lines of a place to what can be done with it. */
  endWriting: () => void;
  /** The lines that are open are others now, or gone. */
  follow: (part: PlacePart | null) => void;
  open: (dialog: MapDialog) => void;
  close: () => void;
  changeWay: (action: WayAction, way: MapWay) => void;
  /** Adds the place that an arrow names. */
  create: (name: string) => void;
  onAdded: (id: string, at: MapPoint | null) => void;
}

/** What is selected on the map, and what is asked of it. */
export function useMapEdits({ root, graph, program, acts: plain, places }: EditedMap): MapEdits {
  const [selected, setSelected] = useState<string | null>(null);
  const [dialog, setDialog] = useState<MapDialog | null>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  const [writing, setWriting] = useState<WrittenLines | null>(null);
  /** The map is the writer’s: what changes on it moves nothing else. */
  const acts: MapActs = {
    ...plain,
    act: (plan, said) => {
      const problem = plain.act(plan, said);
      if (problem === null) places.hold();
      return problem;
    },
    write: (after, said) => {
      places.hold();
      plain.write(after, said);
    },
  };

  /** Leads back to where the panel was opened, so that keys go on from there. */
  const goBack = (): void => {
    const boxes = root.current?.querySelectorAll<SVGElement | HTMLElement>(
      '[data-selected], [data-opener]',
    );
    const back = [...(boxes ?? [])].find(
      (box) => box.dataset.opener === undefined || boxId(box.dataset.opener) === selected,
    );
    // A place whose name was just written is drawn in a moment.
    if (back === undefined) setAwaited(selected);
    else back.focus();
  };
  /** Closes the lines; a choice that was written above the end which every place begins with takes its place. */
  const closeLines = (): StoryProgram => {
    setWriting(null);
    places.holdMeanwhile(false);
    if (writing === null || isSameProgram(program, writing.base)) return program;
    places.hold();
    const plan = withoutPlaceholder(program, writing.part.id);
    if (plan === null || plain.act(plan, '') !== null) return program;
    return applyEdits(program, plan.edits);
  };
  const select: MapEdits['select'] = (box) => {
    if (box === null && selected !== null) goBack();
    closeLines();
    setSelected(box?.id ?? null);
  };
  /** Closes the panel, and gives the focus to the box of a place as soon as it is there. */
  const show = (id: string): void => {
    setWriting(null);
    setSelected(null);
    setAwaited(boxId(id));
  };
  const idOf = ({ places: [id] }: PlacedBox): string => id ?? '';
  const named = (kind: 'rename' | 'delete') => (box: PlacedBox) => {
    const isNamed = box.kind === 'knot' || box.kind === 'stitch';
    if (isNamed) setDialog({ kind, id: idOf(box) });
  };
  return {
    selected,
    dialog,
    writing,
    awaited,
    onFound: () => setAwaited(null),
    leave: () => {
      closeLines();
      setSelected(null);
      setAwaited(null);
    },
    acts: {
      ...acts,
      act: (plan, said) => {
        const problem = acts.act(plan, said);
        // What had the focus goes with the place.
        if (problem === null && dialog?.kind === 'delete') show(START);
        return problem;
      },
      write: (after, said) => {
        acts.write(after, said);
        if (dialog?.kind === 'rename') {
          places.rename(program, after);
          const index = findPlaces(program).findIndex(({ id }) => id === dialog.id);
          show(findPlaces(after)[index]?.id ?? START);
        }
      },
    },
    select,
    selectPlace: (id) => setSelected(boxId(id)),
    write: (id) => {
      const place = graph.places.find((one) => one.id === id);
      const base = closeLines();
      const opened = place && openLines(base, place);
      if (!opened) return false;
      setWriting({ asked: place.id, base, ready: opened.part.program, ...opened });
      places.holdMeanwhile(true);
      setSelected(boxId(place.id));
      return true;
    },
    endWriting: () => void closeLines(),
    follow: (part) => {
      if (part === null) select(null);
      else if (writing !== null) {
        if (part.id !== writing.part.id) {
          places.rename(writing.part.program, part.program);
          setSelected(boxId(part.id));
        }
        setWriting({ ...writing, part });
      }
    },
    open: setDialog,
    close: () => setDialog(null),
    add: (at) => setDialog({ kind: 'place', at }),
    addWay: (from, to = null, at) => {
      if (!isWrittenPlace(from)) return;
      const newAt = to === null ? (at ?? null) : null;
      setDialog({ kind: 'way', from: idOf(from), to: to && idOf(to), at: newAt });
    },
    changeLink: ({ from, to, choices: [text, ...others] }) => {
      const isOf = (way: MapWay): boolean =>
        boxId(way.from) === from &&
        'id' in way.to &&
        boxId(way.to.id) === to &&
        way.choice === text;
      const way = others.length > 0 ? undefined : graph.ways.find(isOf);
      if (way !== undefined && wayText(program, way) !== null) setDialog({ kind: 'text', way });
      else select({ id: from });
    },
    rename: named('rename'),
    remove: named('delete'),
    move: (box, by) => places.move(box, by),
    changeWay: (action, way) => {
      if (action !== 'removeWay') {
        setDialog({ kind: action === 'point' ? 'point' : 'text', way });
        return;
      }
      const problem = acts.act(removeWay(program, way), words.wayRemoved);
      if (problem === null) setAwaited(selected);
      else acts.say(words.problems[problem]);
    },
    create: (name) => {
      const way = graph.ways.find(({ to }) => to.kind === 'missing' && to.name === name);
      const plan = addMissing(program, name, way?.file ?? null);
      const problem = acts.act(plan, words.place.done(name));
      if (problem === null) show(name);
      else acts.say(words.problems[problem]);
    },
    onAdded: (id, at) => {
      if (at !== null) places.putPlace(id, at);
      show(id);
    },
  };
}

function openLines(
  program: StoryProgram,
  { id, label, line }: MapPlace,
): Pick<WrittenLines, 'part' | 'start'> | null {
  const ready = label === undefined ? placeToWrite(program, id) : null;
  const part = partOfPlace(ready?.program ?? program, label?.of ?? id);
  return part && { part, start: ready === null ? { line } : { from: ready.position } };
}
