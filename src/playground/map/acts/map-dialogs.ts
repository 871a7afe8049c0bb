import { boxId } from '../../../ink/map/fold-map';
import type { MapPoint, PlacedBox, PlacedLink } from '../../../ink/map/lay-out-map';
import type { MapWay, StoryGraph } from '../../../ink/map/story-graph';
import type { StoryProgram } from '../../../ink/story/story-program';
import { firstPlace } from '../../story-edits/name-beginning';
import { wayText } from '../../story-edits/change-way';
import type { WrittenCondition } from '../../story-edits/choice-lines';
import type { Spot, WrittenMemory } from '../../story-edits/remember';
import { isWrittenPlace } from './find-places';

/** What a condition is for: a choice, or the choices that lead to a place; null if the place is still to be chosen. */
export type Guarded = { way: MapWay } | { place: string | null };

/** The window that is open on the map, and what it is about. */
export type MapDialog =
  | { kind: 'place'; at: MapPoint | null }
  | { kind: 'way'; from: string; to: string | null; at: MapPoint | null }
  | { kind: 'text' | 'point'; way: MapWay }
  | { kind: 'remember'; spot: Spot | null; former: WrittenMemory | null }
  | { kind: 'onlyIf'; of: Guarded; former: WrittenCondition | null }
  | { kind: 'rename' | 'note' | 'delete'; id: string };

interface DialogOpeners {
  graph: StoryGraph;
  program: StoryProgram;
  open: (dialog: MapDialog) => void;
  /** Leads to a box whose lines have what no window can change. */
  select: (box: Pick<PlacedBox, 'id'>) => void;
}

/** What opens a window when it is asked of a box or a line on the map. */
export function mapDialogs({ graph, program, open, select }: DialogOpeners) {
  const idOf = ({ places: [id] }: PlacedBox): string => id ?? '';
  const named = (kind: 'rename' | 'delete') => (box: PlacedBox) => {
    const isNamed = box.kind === 'knot' || box.kind === 'stitch';
    const getsName = kind === 'rename' && box.kind === 'start' && firstPlace(program) === null;
    if (isNamed || getsName) open({ kind, id: idOf(box) });
  };
  return {
    /** Adds a place, at a point if somebody pointed there. */
    add: (at: MapPoint | null): void => open({ kind: 'place', at }),
    /** Adds a way to a box, or to a new place at a point; without both, its writer chooses. */
    addWay: (from: PlacedBox, to: PlacedBox | null = null, at: MapPoint | null = null): void => {
      if (!isWrittenPlace(from)) return;
      open({ kind: 'way', from: idOf(from), to: to && idOf(to), at: to === null ? at : null });
    },
    /** Changes the choice of a line, or shows what leads on from where it begins. */
    changeLink: ({ from, to, choices: [text, ...others] }: PlacedLink): void => {
      const isOf = (way: MapWay): boolean =>
        boxId(way.from) === from &&
        'id' in way.to &&
        boxId(way.to.id) === to &&
        way.choice === text;
      const way = others.length > 0 ? undefined : graph.ways.find(isOf);
      if (way !== undefined && wayText(program, way) !== null) open({ kind: 'text', way });
      else select({ id: from });
    },
    rename: named('rename'),
    remove: named('delete'),
  };
}
