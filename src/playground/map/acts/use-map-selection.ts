import { useState, type RefObject } from 'react';
import { boxId } from '../../../ink/map/fold-map';
import type { PlacedBox } from '../../../ink/map/lay-out-map';
import type { StoryGraph } from '../../../ink/map/story-graph';
import type { StoryProgram } from '../../../ink/story/story-program';
import type { PlacePart } from '../../story-edits/place-part';
import type { Workspace } from '../../pane/workspace';
import type { WritingActs } from './use-map-acts';
import type { usePositions } from './use-positions';
import { useWrittenLines } from './use-written-lines';

export interface SelectingMap {
  root: RefObject<HTMLElement>;
  graph: StoryGraph;
  program: StoryProgram;
  acts: WritingActs;
  places: ReturnType<typeof usePositions>;
  isWriter: boolean;
  goTo: Workspace['goTo'];
}

interface Selection {
  /** The id of the box that the panel is about. */
  selected: string | null;
  /** The panel takes the focus; a new object, so that it does again. */
  entered: object | null;
  /** The id of the box that gets the focus as soon as it is drawn. */
  awaited: string | null;
}

/** What is selected on the map, whether its lines are open to be written, and what has the focus. */
export function useMapSelection({ root, graph, program, acts, places, ...map }: SelectingMap) {
  const [selection, setSelection] = useState<Selection>({
    selected: null,
    entered: null,
    awaited: null,
  });
  const { selected } = selection;
  const change = (next: Partial<Selection>): void => setSelection((last) => ({ ...last, ...next }));
  const lines = useWrittenLines(program, acts, places);

  /** Opens the panel about a box, which takes the focus if `enters`; without a box, leads back to the map. */
  const select = (box: Pick<PlacedBox, 'id'> | null, enters = true): void => {
    const opener = box === null && selected !== null ? openerOf(root.current, selected) : null;
    opener?.focus();
    lines.close();
    change({
      selected: box?.id ?? null,
      entered: enters ? {} : null,
      // A place whose name was just written is drawn in a moment.
      awaited: box === null && opener === undefined ? selected : null,
    });
  };
  const focusLines = (): void =>
    root.current?.querySelector<HTMLElement>('[data-lines] :is(textarea, .cm-content)')?.focus();
  /** Opens the lines of a place, or those around a label, with the focus; returns whether that is possible. */
  const write = (id: string | undefined, enters = true): boolean => {
    // What is opened now has the focus, and not what was to be shown before.
    change({ entered: enters ? {} : null, awaited: null });
    const { asked, part } = lines.writing ?? {};
    if (id !== undefined && [asked, part?.id].includes(id)) {
      focusLines();
      return true;
    }
    const place = graph.places.find((one) => one.id === id);
    if (!lines.open(place)) return false;
    change({ selected: boxId(place.id) });
    return true;
  };
  /** Closes the panel, and lets go of what is awaited. */
  const leave = (): void => {
    lines.close();
    change({ selected: null, awaited: null });
  };
  /** Closes the panel, and gives the focus to the box of a place as soon as it is there. */
  const show = (id: string): void => {
    lines.drop();
    change({ selected: null, awaited: boxId(id) });
  };
  return {
    ...selection,
    change,
    select,
    write,
    leave,
    show,
    ...boxActs({ ...map, selected, isWriting: lines.writing !== null, select, write, leave }),
    /** The lines that are open in the panel. */
    writing: lines.writing,
    /** Leads back to the lines that are open, which all keys belong to; null if none are. */
    focusLines: lines.writing && focusLines,
    /** Leads from the lines of a place to what can be done with it. */
    endWriting: (): void => {
      lines.close();
      change({ entered: {} });
    },
    /** The lines that are open are others now, or gone. */
    follow: (part: PlacePart | null): void => {
      if (part === null) select(null);
      else if (lines.follow(part)) change({ selected: boxId(part.id) });
    },
    /** Opens the lines of a place that was just added; `after` is the story with it. */
    begin: (id: string, after: StoryProgram): void => {
      if (lines.openAdded(id, after)) change({ selected: boxId(id), entered: {}, awaited: null });
      else show(id);
    },
    selectPlace: (id: string): void => {
      if (lines.writing === null || !write(id)) select({ id: boxId(id) });
    },
  };
}

interface SelectingBoxes extends Pick<SelectingMap, 'isWriter' | 'goTo'> {
  selected: string | null;
  isWriting: boolean;
  select: (box: PlacedBox, enters: boolean) => void;
  write: (id: string | undefined, enters?: boolean) => boolean;
  leave: () => void;
}

/** What a press or a key on a box of the map does. */
function boxActs({ isWriter, goTo, selected, isWriting, select, write, leave }: SelectingBoxes) {
  const hasPanel = ({ places, kind }: PlacedBox): boolean =>
    places.length > 0 || (kind === 'missing' && isWriter);
  /** Shows what can be done with a box; `enters` if the focus goes there. */
  const onSelect = (box: PlacedBox, enters: boolean): void => {
    if (isWriting && write(box.places[0], enters)) return;
    if (hasPanel(box)) select(box, enters);
    else goTo(box.file, box.line);
  };
  return {
    onSelect,
    /** Leads the panel that is open to the box that the focus has moved on to. */
    onPass: (box: PlacedBox): void => {
      if (selected === null) return;
      if (hasPanel(box)) select(box, false);
      else leave();
    },
    onWrite: (box: PlacedBox): void => {
      if (!isWriter || !write(box.places[0])) onSelect(box, true);
    },
  };
}

/** From where a panel was opened, so that keys go on from there. */
function openerOf(root: Element | null, selected: string): SVGElement | HTMLElement | undefined {
  const boxes = root?.querySelectorAll<SVGElement | HTMLElement>('[data-selected], [data-opener]');
  return [...(boxes ?? [])].find(
    ({ dataset: { opener } }) => opener === undefined || boxId(opener) === selected,
  );
}
