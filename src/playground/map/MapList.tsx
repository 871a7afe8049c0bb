import { memo } from 'react';
import { mapEditMessages as editWords } from '../../config/messages/map-edit';
import { mapToolMessages as words } from '../../config/messages/map-tool';
import { describeWay, placeNames, type PlaceNames } from '../../ink/map/describe-way';
import type { MapPlace, MapWay, StoryGraph } from '../../ink/map/story-graph';
import { wayKey } from '../../ink/map/way-key';
import { labelsOf } from '../../ink/map/without-labels';
import { Button } from '../../ui/Button';
import type { TestVisits } from '../playtests/test-visits';
import type { PlaceNote } from '../story-edits/place-note';
import { countNotes } from './acts/use-noted-places';
import type { MapMarks } from './use-map-marks';
import * as styles from './StoryMapTool.module.css';

interface MapListProps extends MapMarks {
  graph: StoryGraph;
  /** The places to list, or null for all. */
  found: ReadonlySet<string> | null;
  onGoToLine: (file: string | null, line: number) => void;
  /** Opens what can be done with a place. */
  onOpen: (id: string) => void;
}

/** The places of a map with their ways, by file; each is a button to its line. */
export const MapList = memo(function MapList({
  graph,
  here,
  gone,
  found,
  tests,
  notes,
  noted,
  onGoToLine,
  onOpen,
}: MapListProps) {
  const shown = graph.places.filter(({ id }) => found === null || found.has(id));
  const files = [...new Set(shown.map(({ file }) => file))];
  const labels = labelsOf(graph);
  const nameOf = placeNames(graph.places);
  // Plays know their ways by knots and stitches.
  const flowOf = (id: string) => labels.get(id)?.of ?? id;
  const isGone = ({ from, to }: MapWay) =>
    to.kind === 'place' && gone.has(wayKey(flowOf(from), flowOf(to.id)));
  const ways = new Map<string, MapWay[]>();
  for (const way of graph.ways) ways.set(way.from, [...(ways.get(way.from) ?? []), way]);
  return (
    <div className={styles.list}>
      {files.map((file) => (
        <section key={file ?? ''}>
          {graph.places.some((place) => place.file !== null) && <h3>{file ?? words.mainFile}</h3>}
          <ul>
            {shown
              .filter((place) => place.file === file)
              .map((place) => (
                <PlaceItem
                  key={place.id}
                  place={place}
                  nameOf={nameOf}
                  isHere={place.id === here}
                  tests={tests}
                  ways={ways.get(place.id) ?? []}
                  isGone={isGone}
                  note={notes.get(place.id) ?? null}
                  testers={countNotes(noted, [place.id])}
                  onGoToLine={onGoToLine}
                  onOpen={onOpen}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

interface PlaceItemProps {
  place: MapPlace;
  nameOf: PlaceNames;
  isHere: boolean;
  tests: TestVisits | null;
  ways: readonly MapWay[];
  isGone: (way: MapWay) => boolean;
  note: PlaceNote | null;
  testers: number;
  onGoToLine: (file: string | null, line: number) => void;
  onOpen: (id: string) => void;
}

function PlaceItem(props: PlaceItemProps) {
  const { place, nameOf, isHere, tests, ways, isGone, note, testers, onGoToLine, onOpen } = props;
  return (
    <li data-kind={place.kind}>
      <Button
        kind="bare"
        className={styles.place}
        aria-current={isHere ? 'location' : undefined}
        onClick={() => onGoToLine(place.file, place.line)}
      >
        {nameOf(place.id)}
        {place.isUnreached && <span className={styles.note}> ({words.unreached})</span>}
        {isHere && <span className={styles.note}> ({words.youAreHere})</span>}
        {testers > 0 && <span className={styles.note}> ({words.testers(testers)})</span>}
        {tests !== null && place.label === undefined && (
          <span className={styles.note}>
            {' '}
            ({words.tests(tests.countAt(place.id), tests.plays)})
          </span>
        )}
      </Button>
      <Button
        kind="link"
        className={styles.opener}
        data-opener={place.id}
        aria-label={editWords.tools(nameOf(place.id))}
        onClick={() => onOpen(place.id)}
      >
        {editWords.change}
      </Button>
      {note !== null && (
        <p dir="auto" className={styles.notedItem}>
          {[note.colour === null ? '' : editWords.noted.colours[note.colour], note.note]
            .filter(Boolean)
            .join(': ')}
        </p>
      )}
      {ways.length > 0 && (
        <ul>
          {ways.map((way, index) => {
            const wasGone = isGone(way);
            return (
              <li key={index}>
                <Button
                  kind="bare"
                  className={styles.way}
                  data-gone={wasGone || undefined}
                  onClick={() => onGoToLine(way.file, way.line)}
                >
                  {describeWay(way, nameOf)}
                  {wasGone && <span className={styles.note}> ({words.visited})</span>}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
