import type { RefObject } from 'react';
import type { MapLayout } from '../../ink/map/lay-out-map';
import type { StoryGraph } from '../../ink/map/story-graph';
import type { StoryMessage } from '../../ink/story/story-message';
import { useOpenStory } from '../editor/open-story';
import type { Workspace } from '../pane/workspace';
import type { GameView } from '../player/engine/game-view';
import type { MapView } from './MapBar';
import { MapCanvas } from './MapCanvas';
import { MapList } from './MapList';
import type { MapEdits } from './acts/use-map-edits';
import { SelectedPanel } from './panel/SelectedPanel';
import { useMapMarks } from './use-map-marks';
import type { PlaceSearch } from './use-place-search';
import { usePlays } from './use-plays';
import type { ShownGraph } from './use-story-graph';
import * as styles from './StoryMapTool.module.css';

const noMessages: readonly StoryMessage[] = [];

// More than nine: what is drawn, what is marked in it, and what is written on it.
interface MapBodyProps extends Pick<ShownGraph, 'folds' | 'isCurrent'> {
  workspace: Workspace;
  drawing: RefObject<HTMLDivElement>;
  view: MapView;
  graph: StoryGraph;
  layout: MapLayout | null;
  /** What the player shows. */
  game: GameView | null;
  follows: boolean;
  search: PlaceSearch;
  edits: MapEdits;
  /** Folds or unfolds a group. */
  onFold: (group: string) => void;
}

/** The drawing or the list, and the panel about what is selected in it. */
export function MapBody({ graph, layout, view, game, drawing, ...props }: MapBodyProps) {
  const { workspace, edits, search, isCurrent } = props;
  const { program } = useOpenStory();
  const boxes = layout?.boxes ?? null;
  const marks = useMapMarks(graph, game, view === 'map' ? boxes : null);
  const plays = usePlays(game, program);
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
          {...{ layout, search, edits, plays }}
          follows={props.follows}
          folds={props.folds}
          onFold={props.onFold}
        />
      )}
      <SelectedPanel
        {...{ graph, workspace, edits, isCurrent }}
        notes={marks.notes}
        noted={marks.noted}
        messages={game?.messages ?? noMessages}
        boxes={boxes ?? []}
      />
    </div>
  );
}
