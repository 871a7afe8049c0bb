import { useState, type RefObject } from 'react';
import { mapEditMessages as words } from '../../config/messages/map-edit';
import { boxId } from '../../ink/map/fold-map';
import type { MapPoint, PlacedBox } from '../../ink/map/lay-out-map';
import { START, type MapWay, type StoryGraph } from '../../ink/map/story-graph';
import { spacedName } from '../../ink/story/place-title';
import type { StoryProgram } from '../../ink/story/story-program';
import { addMissing } from '../story-edits/add-missing';
import { removeWay } from '../story-edits/change-way';
import { findPlaces, placeNamed } from '../story-edits/find-place';
import { namedBeginning } from '../story-edits/name-beginning';
import { applyEdits, type EditPlan } from '../story-edits/text-edit';
import type { PlacePart } from '../story-edits/place-part';
import { changedPlace } from './describe-step';
import { heldActs } from './held-acts';
import type { CanvasEdits } from './MapCanvas';
import type { MapDialog } from './forms/MapDialogs';
import { mapDialogs } from './map-dialogs';
import type { WayAction } from './panel/PlacePanel';
import type { SteppedPlace } from './use-active-box';
import type { MapActs } from './use-map-acts';
import type { usePositions } from './use-positions';
import { useWrittenLines, type WrittenLines } from './use-written-lines';

interface EditedMap {
  root: RefObject<HTMLElement>;
  graph: StoryGraph;
  program: StoryProgram;
  acts: MapActs;
  places: ReturnType<typeof usePositions>;
}

export interface MapEdits extends CanvasEdits {
  /** The id of the box that the panel is about, and the open window. */
  selected: string | null;
  dialog: MapDialog | null;
  /** The panel takes the focus; a new object, so that it does again. */
  entered: object | null;
  /** The lines that are open in the panel. */
  writing: WrittenLines | null;
  /** The box of a place that was just added. */
  awaited: string | null;
  /** The place that was changed by what was undone or redone; a new object each time. */
  stepped: SteppedPlace | null;
  onFound: () => void;
  /** Closes the panel, and lets go of what is awaited. */
  leave: () => void;
  acts: MapActs;
  /** Opens the panel about a box, which takes the focus if `enters`; without a box, leads back to the map. */
  select: (box: Pick<PlacedBox, 'id'> | null, enters?: boolean) => void;
  selectPlace: (id: string) => void;
  /** Opens the lines of a place, or those around a label, with the focus; returns whether that is possible. */
  write: (id: string | undefined, enters?: boolean) => boolean;
  /** Leads back to the lines that are open; null if none are. */
  focusLines: (() => void) | null;
  /** Leads from the lines of a place to what can be done with it. */
  endWriting: () => void;
  /** The lines that are open are others now, or gone. */
  follow: (part: PlacePart | null) => void;
  open: (dialog: MapDialog) => void;
  close: () => void;
  changeWay: (action: WayAction, way: MapWay) => void;
  /** Takes away what the panel lists. */
  takeAway: (plan: EditPlan, said: string) => void;
  /** Adds the place that an arrow names. */
  create: (name: string) => void;
  /** A place was added, at a point if somebody pointed there; `after` is the story with it. */
  onAdded: (id: string, at: MapPoint | null, after: StoryProgram) => void;
}

/** What is selected on the map, and what is asked of it. */
export function useMapEdits({ root, graph, program, acts: plain, places }: EditedMap): MapEdits {
  const [selected, setSelected] = useState<string | null>(null);
  const [entered, setEntered] = useState<object | null>(null);
  const [dialog, setDialog] = useState<MapDialog | null>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  const [stepped, setStepped] = useState<SteppedPlace | null>(null);
  const lines = useWrittenLines(program, plain, places);
  const acts = heldActs(plain, program, places, (id) => {
    if (selected === boxId(START)) setSelected(boxId(id));
  });

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
  const select: MapEdits['select'] = (box, enters = true) => {
    setAwaited(null);
    if (box === null && selected !== null) goBack();
    lines.close();
    setSelected(box?.id ?? null);
    setEntered(enters ? {} : null);
  };
  const write: MapEdits['write'] = (id, enters = true) => {
    setEntered(enters ? {} : null);
    // What is opened now has the focus, and not what was to be shown before.
    setAwaited(null);
    const { asked, part } = lines.writing ?? {};
    if (id !== undefined && [asked, part?.id].includes(id)) {
      focusLines();
      return true;
    }
    const place = graph.places.find((one) => one.id === id);
    if (!lines.open(place)) return false;
    setSelected(boxId(place.id));
    return true;
  };
  const focusLines = (): void =>
    root.current?.querySelector<HTMLElement>('[data-lines] :is(textarea, .cm-content)')?.focus();
  /** Closes the panel, and gives the focus to the box of a place as soon as it is there. */
  const show = (id: string): void => {
    lines.drop();
    setSelected(null);
    setAwaited(boxId(id));
  };
  /** Opens the lines of a place that was just added; `after` is the story with it. */
  const begin = (id: string, after: StoryProgram): void => {
    if (!lines.openAdded(id, after)) {
      show(id);
      return;
    }
    setAwaited(null);
    setSelected(boxId(id));
    setEntered({});
  };
  /** Keeps the focus on the place that has it, if undoing gives that another name, or takes it away. */
  const keepFocus = (after: StoryProgram): void => {
    const focused = root.current?.querySelector('[data-box]:focus')?.getAttribute('data-box');
    const box = places.layout?.boxes[Number(focused ?? -1)];
    if (box === undefined) return;
    const [then, now] = [program, after].map((story) =>
      findPlaces(story).map(({ id }) => boxId(id)),
    );
    if (then?.includes(box.id) !== true || now?.includes(box.id) !== false) return;
    const renamed = then.length === now.length ? now[then.indexOf(box.id)] : undefined;
    setAwaited(renamed ?? boxId(START));
  };
  const onStepped = (after: StoryProgram): void => {
    keepFocus(after);
    setStepped({ place: changedPlace(program, after) });
  };
  /** What had the focus is gone then: the place takes it. */
  const takeAway = (plan: EditPlan, said: string): void => {
    const problem = acts.act(plan, said);
    if (problem === null) setAwaited(selected);
    else acts.say(words.problems[problem]);
  };
  return {
    selected,
    dialog,
    entered,
    writing: lines.writing,
    awaited,
    stepped,
    onFound: () => setAwaited(null),
    leave: () => {
      lines.close();
      setSelected(null);
      setAwaited(null);
    },
    acts: {
      ...acts,
      undo: () => acts.undo(onStepped),
      redo: () => acts.redo(onStepped),
      act: (plan, said) => {
        const problem = acts.act(plan, said);
        // What had the focus goes with the place.
        if (problem === null && dialog?.kind === 'delete') show(START);
        return problem;
      },
      write: (after, said) => {
        acts.write(after, said);
        if (dialog?.kind === 'rename' && dialog.id === START) {
          show(namedBeginning(program, after) ?? START);
        } else if (dialog?.kind === 'rename') {
          places.rename(program, after);
          const index = findPlaces(program).findIndex(({ id }) => id === dialog.id);
          show(findPlaces(after)[index]?.id ?? START);
        }
      },
    },
    select,
    selectPlace: (id) => {
      if (lines.writing === null || !write(id)) select({ id: boxId(id) });
    },
    write,
    focusLines: lines.writing && focusLines,
    endWriting: () => {
      lines.close();
      setEntered({});
    },
    follow: (part) => {
      if (part === null) select(null);
      else if (lines.follow(part)) setSelected(boxId(part.id));
    },
    open: setDialog,
    close: () => setDialog(null),
    ...mapDialogs({ graph, program, open: setDialog, select }),
    move: (ids, by) => {
      const boxes = places.layout?.boxes.filter(({ id }) => ids.has(id)) ?? [];
      places.move(boxes, by);
      if (boxes.length > 1) acts.say(words.chosen.moved(boxes.length));
    },
    refuseSeveral: () => acts.say(words.chosen.oneOnly),
    changeWay: (action, way) => {
      const does: Record<WayAction, () => void> = {
        changeText: () => setDialog({ kind: 'text', way }),
        point: () => setDialog({ kind: 'point', way }),
        rememberAfter: () => setDialog({ kind: 'remember', spot: { choice: way }, former: null }),
        ask: () => setDialog({ kind: 'onlyIf', of: { way }, former: null }),
        removeWay: () => takeAway(removeWay(program, way), words.wayRemoved),
      };
      does[action]();
    },
    takeAway,
    create: (name) => {
      const way = graph.ways.find(({ to }) => to.kind === 'missing' && to.name === name);
      const plan = addMissing(program, name, way?.file ?? null);
      if ('problem' in plan) {
        acts.say(words.problems[plan.problem]);
        return;
      }
      const after = applyEdits(program, plan.edits);
      const isBeginning = placeNamed(program, name)?.id === START;
      acts.write(after, isBeginning ? '' : words.place.done(spacedName(name)));
      begin(name, after);
    },
    onAdded: (id, at, after) => {
      if (at !== null) places.putPlace(id, at);
      // Who points to where a place is to be goes on writing it; the keys of the map stay where they are.
      if (at === null) show(id);
      else begin(id, after);
    },
  };
}
