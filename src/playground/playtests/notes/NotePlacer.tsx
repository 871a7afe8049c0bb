import { useEffect, useState } from 'react';
import { useDelayed } from '../../../base/browser/use-delayed';
import { useOpenStory } from '../../editor/open-story';
import type { LineNotes } from '../../editor/line-notes';
import type { TesterNote } from '../../notes/tester-note';
import type { Workspace } from '../../pane/workspace';
import { useReplays } from '../pins/use-replays';
import { NotesById } from './NotesById';
import { notePlace } from './note-place';
import { nothingPlaced, sharePlacedNotes, type PlacedNotes } from './placed-notes';

/** How long to wait after the last key press, in milliseconds. */
const TYPING_PAUSE = 800;

export interface NotePlacerProps {
  notes: readonly TesterNote[];
  workspace: Workspace;
  /** Shows them in the text. */
  onPlaced: (notes: LineNotes | null) => void;
}

/** Plays the notes of testers again in the present text, and lets others know where they stand. It shows nothing. */
export function NotePlacer({ notes, workspace, onPlaced }: NotePlacerProps) {
  const { program } = useOpenStory();
  const replay = useReplays();
  const settled = useDelayed(program, TYPING_PAUSE);
  const [placed, setPlaced] = useState(nothingPlaced);
  useEffect(() => {
    let isStale = false;
    void replay(settled, notes).then((replays) => {
      if (isStale) return;
      setPlaced((last) =>
        replays === null
          ? { ...last, isBroken: true }
          : {
              program: settled,
              isBroken: false,
              places: new Map(
                replays.flatMap((one, index) => {
                  const note = notes[index];
                  if (note === undefined) return [];
                  return [[note.id, { replay: one, place: notePlace(note, one, settled) }]];
                }),
              ),
            },
      );
    });
    return () => {
      isStale = true;
    };
  }, [replay, settled, notes]);

  useEffect(() => sharePlacedNotes(placed), [placed]);
  useEffect(() => {
    onPlaced(lineNotes(placed, notes, workspace));
  }, [placed, notes, workspace, onPlaced]);
  useEffect(
    () => () => {
      sharePlacedNotes(nothingPlaced);
      onPlaced(null);
    },
    [onPlaced],
  );
  return null;
}

function lineNotes(
  { program, places }: PlacedNotes,
  notes: readonly TesterNote[],
  workspace: Workspace,
): LineNotes | null {
  if (program === null) return null;
  return {
    program,
    notes: notes.flatMap(({ id, text }) => {
      const at = places.get(id)?.place.at ?? null;
      return at === null ? [] : [{ ...at, id, text }];
    }),
    draw: (ids) => <NotesById ids={ids} workspace={workspace} />,
  };
}
