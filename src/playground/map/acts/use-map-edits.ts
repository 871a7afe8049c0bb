import { useState } from 'react';
import { mapEditMessages as words } from '../../../config/messages/map-edit';
import { boxId } from '../../../ink/map/fold-map';
import type { MapPoint, PlacedBox } from '../../../ink/map/lay-out-map';
import { START } from '../../../ink/map/story-graph';
import { spacedName } from '../../../ink/story/place-title';
import type { StoryProgram } from '../../../ink/story/story-program';
import { addMissing } from '../../story-edits/add-missing';
import { findPlaces, placeNamed } from '../../story-edits/find-place';
import { namedBeginning } from '../../story-edits/name-beginning';
import { applyEdits, type EditPlan } from '../../story-edits/text-edit';
import { changedPlace } from './describe-step';
import { heldActs } from './held-acts';
import { mapDialogs, type MapDialog } from './map-dialogs';
import { withPlans } from './use-map-acts';
import { useMapSelection, type SelectingMap } from './use-map-selection';

export type MapEdits = ReturnType<typeof useMapEdits>;

/** The place that was changed by what was undone or redone, or null. */
export interface SteppedPlace {
  place: string | null;
}

/** What is selected on the map, and what is asked of it. */
export function useMapEdits(map: SelectingMap) {
  const { root, graph, program, places, isWriter } = map;
  const selection = useMapSelection(map);
  const { selected, select, show, begin, change } = selection;
  const [dialog, setDialog] = useState<MapDialog | null>(null);
  // A new object each time.
  const [stepped, setStepped] = useState<SteppedPlace | null>(null);
  const acts = heldActs(map.acts, program, places, (id) => {
    if (selected === boxId(START)) change({ selected: boxId(id) });
  });
  const onStepped = (after: StoryProgram): void => {
    const focused = root.current?.querySelector('[data-box]:focus')?.getAttribute('data-box');
    const awaited = boxAfter(places.layout?.boxes[Number(focused ?? -1)], program, after);
    if (awaited !== null) change({ awaited });
    setStepped({ place: changedPlace(program, after) });
  };
  const heldAndShown = withPlans(program, {
    ...acts,
    undo: () => acts.undo(onStepped),
    redo: () => acts.redo(onStepped),
    write: (after, said) => {
      acts.write(after, said);
      // What had the focus goes with the place.
      if (dialog?.kind === 'delete') show(START);
      if (dialog?.kind !== 'rename') return;
      if (dialog.id === START) show(namedBeginning(program, after) ?? START);
      else {
        places.rename(program, after);
        const index = findPlaces(program).findIndex(({ id }) => id === dialog.id);
        show(findPlaces(after)[index]?.id ?? START);
      }
    },
  });
  return {
    ...selection,
    isWriter,
    dialog,
    stepped,
    acts: heldAndShown,
    open: setDialog,
    close: (): void => setDialog(null),
    ...mapDialogs({ graph, program, open: setDialog, select }),
    /** Moves boxes as far, by their ids. */
    move: (ids: ReadonlySet<string>, by: MapPoint): void => {
      const boxes = places.layout?.boxes.filter(({ id }) => ids.has(id)) ?? [];
      places.move(boxes, by);
      if (boxes.length > 1) acts.say(words.chosen.moved(boxes.length));
    },
    /** Says why something is not done to several boxes at once. */
    refuseSeveral: (): void => acts.say(words.chosen.oneOnly),
    /** Takes away what the panel lists; what had the focus is gone then, and the place takes it. */
    takeAway: (plan: EditPlan, said: string): void => {
      const problem = acts.act(plan, said);
      if (problem === null) change({ awaited: selected });
      else acts.say(words.problems[problem]);
    },
    /** Adds the place that an arrow names. */
    create: (name: string): void => {
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
    /** A place was added, at a point if somebody pointed there; `after` is the story with it. */
    onAdded: (id: string, at: MapPoint | null, after: StoryProgram): void => {
      if (at !== null) places.putPlace(id, at);
      // Who points to where a place is to be goes on writing it; the keys of the map stay where they are.
      if (at === null) show(id);
      else begin(id, after);
    },
  };
}

/** The box that has the focus after a box that had it got another name by undoing, or is gone; null if it is still there. */
function boxAfter(
  box: PlacedBox | undefined,
  before: StoryProgram,
  after: StoryProgram,
): string | null {
  if (box === undefined) return null;
  const [then, now] = [before, after].map((story) => findPlaces(story).map(({ id }) => boxId(id)));
  if (then?.includes(box.id) !== true || now?.includes(box.id) !== false) return null;
  const renamed = then.length === now.length ? now[then.indexOf(box.id)] : undefined;
  return renamed ?? boxId(START);
}
