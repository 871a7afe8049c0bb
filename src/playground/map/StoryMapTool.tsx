import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useCommands } from '../../base/browser/command-bus';
import { mapEditMessages } from '../../config/messages/map-edit';
import { mapToolMessages as words } from '../../config/messages/map-tool';
import type { StoryGraph } from '../../ink/map/story-graph';
import { useOpenStory } from '../editor/open-story';
import type { StudioToolProps } from '../pane/studio-tool';
import type { Workspace } from '../pane/workspace';
import { useOpenProject } from '../projects/store/use-project-manager';
import { EditBar } from './EditBar';
import { MapBar, type MapView } from './MapBar';
import { MapBody } from './MapBody';
import { MapMore } from './MapMore';
import { MapNotices } from './MapNotices';
import { useMapActs, type WritingActs } from './acts/use-map-acts';
import { useMapEdits } from './acts/use-map-edits';
import { usePositions } from './acts/use-positions';
import { MapDialogs } from './forms/MapDialogs';
import { toggled } from './use-chosen-boxes';
import { useMapPictures, type MapPictures } from './use-map-pictures';
import { usePlaceSearch } from './use-place-search';
import { useStoryGraph, type ShownGraph } from './use-story-graph';
import * as styles from './StoryMapTool.module.css';

/** How long it is said what came of an act, in milliseconds: it covers a part of the map. */
const NOTICE_TIME = 10_000;

/** The story as a map of its places and ways, or as a list of them, to be read and to be written. */
export function StoryMapTool(props: StudioToolProps) {
  const { view, isShown, workspace, played, language, engine } = props;
  const { program } = useOpenStory();
  // An object, so that the same words count again.
  const [notice, setNotice] = useState<{ words: string } | null>(null);
  const say = (words: string | null): void => setNotice(words === null ? null : { words });
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => setNotice(null), NOTICE_TIME);
    return () => clearTimeout(timer);
  }, [notice]);
  const acts = useMapActs(say);
  const pictures = useMapPictures();
  const drawing = useRef<HTMLDivElement>(null);
  const shown = useStoryGraph(
    { engine, program, played, written: acts.written },
    isShown,
    pictures.paths,
    drawing,
  );
  const { graph, isUnreadable, failure } = shown;
  const isWriter = useOpenProject().state.isWriter;
  const isLost = graph === null && (isUnreadable || failure !== null);
  // What is shown says why; a command without an answer would open its form later, over what is typed then.
  const isUnanswered = isLost || !isWriter;
  const nothing = (): void => undefined;
  useCommands(isUnanswered ? workspace.map : null, {
    ask: nothing,
    ...(isLost && { open: nothing }),
  });
  if (graph !== null) {
    return (
      <ShownMap
        {...shown}
        graph={graph}
        game={view}
        {...{ workspace, isWriter, acts, pictures, drawing, language }}
        notice={notice?.words ?? null}
        onNotice={say}
      />
    );
  }
  return (
    <p role="status" className={styles.status}>
      {isLost ? `${words.unreadable} ${words.unreadableHint}` : words.reading}
    </p>
  );
}

// More than nine: what is known of the map, and what the playground gives to a tool.
interface ShownMapProps extends ShownGraph {
  graph: StoryGraph;
  /** What the player shows. */
  game: StudioToolProps['view'];
  workspace: Workspace;
  /** The language of its words; null for that of the story. */
  language: string | null;
  isWriter: boolean;
  acts: WritingActs;
  pictures: MapPictures;
  /** The element that the map is drawn in. */
  drawing: RefObject<HTMLDivElement>;
  notice: string | null;
  onNotice: (notice: string | null) => void;
}

function ShownMap({
  graph,
  layout: laidOut,
  failure,
  folds,
  game,
  workspace,
  ...map
}: ShownMapProps) {
  const { isWriter, acts, drawing, onNotice } = map;
  const { program } = useOpenStory();
  const [chosen, setChosen] = useState<MapView>('map');
  const [follows, setFollows] = useState(true);
  const root = useRef<HTMLDivElement>(null);
  const search = usePlaceSearch(graph);
  const places = usePositions(laidOut);
  const { layout } = places;
  const edits = useMapEdits({ root, graph, program, acts, places, isWriter, goTo: workspace.goTo });
  useCommands(workspace.map, { open: edits.selectPlace });
  useCommands(isWriter ? workspace.map : null, {
    ask: (what) =>
      edits.open(
        what === 'remember'
          ? { kind: what, spot: null, former: null }
          : { kind: what, of: { place: null }, former: null },
      ),
  });
  const view = failure === null ? chosen : 'list';
  const fold = (next: ReadonlySet<string>): void => onNotice(map.fold(next) ? null : words.tooOpen);
  return (
    // The keys of undo and redo, wherever the focus is in the map.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={styles.tool} onKeyDown={isWriter ? undoKeys(edits.acts) : undefined}>
      <MapBar
        view={view}
        hasMap={failure === null}
        search={search}
        follows={follows}
        pictures={map.pictures}
        language={map.language}
        onView={(next) => {
          edits.leave();
          setChosen(next);
        }}
        onFollow={setFollows}
        edits={isWriter && <EditBar acts={edits.acts} onAdd={() => edits.add(null)} />}
        more={
          <MapMore
            {...{ graph, layout, drawing, onNotice }}
            onFold={fold}
            onLayOutAgain={isWriter && places.hasOwn ? places.layOutAgain : null}
          />
        }
      />
      <MapNotices
        graph={graph}
        failure={failure}
        isUnreadable={map.isUnreadable}
        isAwaited={view === 'map' && layout === null}
        canWrite={isWriter}
        notice={isWriter ? map.notice : mapEditMessages.readOnly}
      />
      <MapBody
        {...{ drawing, view, graph, layout, game, follows, folds, search, edits, workspace }}
        isCurrent={map.isCurrent}
        onFold={(group) => fold(toggled(folds, group))}
      />
      {edits.dialog !== null && (
        <MapDialogs
          dialog={edits.dialog}
          program={program}
          ways={graph.ways}
          acts={edits.acts}
          onAdded={edits.onAdded}
          onClosed={edits.close}
        />
      )}
    </div>
  );
}

/** The keys that undo and redo, but where text is typed. */
function undoKeys({ undo, redo }: WritingActs) {
  return (event: KeyboardEvent): void => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isTyping =
      target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
    const key = event.key.toLowerCase();
    if (isTyping || altKey || !(ctrlKey || metaKey) || !['z', 'y'].includes(key)) return;
    event.preventDefault();
    if (key === 'y' || shiftKey) redo();
    else undo();
  };
}
