import type { RefObject } from 'react';
import type { MapLayout, PlacedBox } from '../../ink/map/lay-out-map';
import type { StoryGraph } from '../../ink/map/story-graph';
import type { StoryMessage } from '../../ink/story/story-message';
import type { Workspace } from '../pane/workspace';
import type { TestVisits } from '../playtests/test-visits';
import type { MapView } from './MapBar';
import { MapCanvas } from './MapCanvas';
import { MapList } from './MapList';
import { SelectedPanel } from './panel/SelectedPanel';
import type { PlaceMarks } from './use-notes';
import type { MapEdits } from './use-map-edits';
import { useNotedPlaces } from './use-noted-places';
import type { PlaceSearch } from './use-place-search';
import * as styles from './StoryMapTool.module.css';

// More than nine: what is drawn, what is marked in it, and what is written on it.
interface MapBodyProps {
  workspace: Workspace;
  drawing: RefObject<HTMLDivElement>;
  view: MapView;
  graph: StoryGraph;
  layout: MapLayout | null;
  /** Where the story stands, and the ways it has gone. */
  here: string | null;
  gone: ReadonlySet<string>;
  follows: boolean;
  plays: number;
  folds: ReadonlySet<string>;
  search: PlaceSearch;
  tests: TestVisits | null;
  notes: ReadonlyMap<string, PlaceMarks>;
  edits: MapEdits;
  isWriter: boolean;
  isCurrent: boolean;
  /** What the engine says about the story. */
  messages: readonly StoryMessage[];
  /** Folds or unfolds a group. */
  onFold: (group: string) => void;
}

/** The drawing or the list, and the panel about what is selected in it. */
export function MapBody(props: MapBodyProps) {
  const { drawing, view, graph, layout, here, gone, notes, search, tests, edits, isWriter } = props;
  const { workspace } = props;
  const goTo = ({ file, line }: PlacedBox): void => workspace.goTo(file, line);
  const hasPanel = ({ places, kind }: PlacedBox): boolean =>
    places.length > 0 || (kind === 'missing' && isWriter);
  const select = (box: PlacedBox, enters: boolean): void => {
    if (edits.writing !== null && edits.write(box.places[0], enters)) return;
    if (hasPanel(box)) edits.select(box, enters);
    else goTo(box);
  };
  /** Leads the panel that is open to another box. */
  const pass = (box: PlacedBox): void => {
    if (edits.selected === null) return;
    if (hasPanel(box)) edits.select(box, false);
    else edits.leave();
  };
  const write = (box: PlacedBox): void => {
    if (!isWriter || !edits.write(box.places[0])) select(box, true);
  };
  const noted = useNotedPlaces(graph, view === 'map' ? (layout?.boxes ?? null) : null);
  const marks = { here, gone, notes, noted, tests };
  return (
    <div ref={drawing} className={styles.map} data-map="">
      {view === 'list' && (
        <MapList
          {...marks}
          graph={graph}
          found={search.found}
          onGoToLine={workspace.goTo}
          onOpen={edits.selectPlace}
        />
      )}
      {view === 'map' && layout !== null && (
        <MapCanvas
          {...marks}
          layout={layout}
          follows={props.follows}
          plays={props.plays}
          folds={props.folds}
          search={search}
          selected={edits.selected}
          entered={edits.entered}
          awaited={edits.awaited}
          stepped={edits.stepped}
          edit={isWriter ? edits : null}
          onSelect={select}
          onPass={pass}
          onLeave={edits.selected === null ? null : edits.leave}
          onKeyInLines={edits.focusLines}
          onWrite={write}
          onFound={edits.onFound}
          onFold={props.onFold}
        />
      )}
      <SelectedPanel
        {...{ graph, workspace, notes, noted, edits }}
        {...{ messages: props.messages, isCurrent: props.isCurrent }}
        canWrite={isWriter}
        boxes={layout?.boxes ?? []}
      />
    </div>
  );
}
