import type { MapBox } from '../../../ink/map/fold-map';
import type { StoryGraph } from '../../../ink/map/story-graph';
import type { StoryMessage } from '../../../ink/story/story-message';
import { useOpenStory } from '../../editor/open-story';
import type { Workspace } from '../../pane/workspace';
import { MissingPanel } from './MissingPanel';
import { PlacePanel, type PlaceAction } from './PlacePanel';
import { WritingPanel, type WritingAction } from './WritingPanel';
import { NotesHere } from '../../playtests/notes/NotesHere';
import { canPlayFrom } from '../../story-edits/play-from';
import { startAt } from '../../story-edits/start-at';
import { findPlace } from '../../story-edits/find-place';
import { partOfPlace } from '../../story-edits/place-part';
import type { PlaceNote } from '../../story-edits/place-note';
import type { MapEdits } from '../acts/use-map-edits';
import type { NotedPlaces } from '../acts/use-noted-places';

// More than nine: what is known of what is selected, and what can be done with it.
interface SelectedPanelProps {
  graph: StoryGraph;
  workspace: Workspace;
  boxes: readonly MapBox[];
  notes: ReadonlyMap<string, PlaceNote>;
  noted: NotedPlaces;
  edits: MapEdits;
  isCurrent: boolean;
  messages: readonly StoryMessage[];
}

/** The panel about what is selected, if there is something to say about it. */
export function SelectedPanel(props: SelectedPanelProps) {
  const { graph, workspace, boxes, notes, noted, edits, isCurrent } = props;
  const { program } = useOpenStory();
  const { selected, writing, isWriter: canWrite } = edits;
  const box = boxes.find(({ id }) => id === selected);
  const id = box?.places[0] ?? selected?.replace(/^place /, '');
  const place = graph.places.find((one) => one.id === id);
  const close = (): void => edits.select(null);
  const play = (from: string) => (): void => workspace.playFrom(startAt(from));
  const test = (from: string) => (): void => workspace.testFrom(from);
  if (selected === null) return null;
  if (writing !== null) {
    const { part } = writing;
    const does: Record<WritingAction, () => void> = {
      play: play(part.id),
      test: test(part.id),
      show: () => workspace.goToPlace({ file: part.file, from: part.from }),
      more: edits.endWriting,
    };
    return (
      <WritingPanel
        {...{ workspace, messages: props.messages }}
        lines={writing}
        acts={edits.acts}
        canPlay={canPlayFrom(program, part.id)}
        onAction={(action) => does[action]()}
        onPart={edits.follow}
        onClose={close}
      />
    );
  }
  if (box?.kind === 'missing' && canWrite) {
    return (
      <MissingPanel
        name={box.name}
        entered={edits.entered}
        onCreate={() => edits.create(box.name)}
        onWrite={() => workspace.goTo(box.file, box.line)}
        onClose={close}
      />
    );
  }
  if (place === undefined) return null;
  const asked: Record<PlaceAction, () => void> = {
    write: () => void edits.write(place.id),
    show: () => workspace.goTo(place.file, place.line),
    play: play(place.id),
    test: test(place.label?.of ?? place.id),
    addWay: () => edits.open({ kind: 'way', from: place.id, to: null, at: null }),
    remember: () => edits.open({ kind: 'remember', spot: { place: place.id }, former: null }),
    onlyIf: () => edits.open({ kind: 'onlyIf', of: { place: place.id }, former: null }),
    rename: () => edits.open({ kind: 'rename', id: place.id }),
    note: () => edits.open({ kind: 'note', id: place.id }),
    remove: () => edits.open({ kind: 'delete', id: place.id }),
  };
  return (
    <PlacePanel
      graph={graph}
      program={program}
      place={place}
      entered={edits.entered}
      note={notes.get(place.id) ?? null}
      testers={
        <NotesHere
          key={place.id}
          ids={(box?.places ?? [place.id]).flatMap((one) => noted.get(one) ?? [])}
          workspace={workspace}
        />
      }
      canWrite={canWrite && findPlace(program, place.id) !== null}
      hasLines={canWrite && partOfPlace(program, place.label?.of ?? place.id) !== null}
      canPlay={canPlayFrom(program, place.id)}
      isCurrent={isCurrent}
      onAction={(action) => asked[action]()}
      edits={edits}
      onClose={close}
    />
  );
}
