import { useEffect, useState } from 'react';
import { groupBy } from '../../../base/lists/group-by';
import { useDelayed } from '../../../base/browser/use-delayed';
import type { StoryProgram } from '../../../ink/story/story-program';
import { useOpenStory } from '../../editor/open-story';
import type { LineNotes } from '../../editor/line-notes';
import { usePlayedLanguages } from '../../translations/use-story-languages';
import type { TesterNote } from '../../notes/tester-note';
import type { Workspace } from '../../pane/workspace';
import { useReplays, type ReplayPlays } from '../pins/use-replays';
import { NotesById } from './NotesById';
import { notePlace } from './note-place';
import { nothingPlaced, sharePlacedNotes, type PlacedNote, type PlacedNotes } from './placed-notes';

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
  const languages = usePlayedLanguages();
  // Without notes in other languages, translations that are written change nothing.
  const translate = notes.some(({ language }) => language !== undefined)
    ? languages.translate
    : null;
  useEffect(() => {
    let isStale = false;
    const inLanguage = (code: string | undefined): StoryProgram =>
      (code === undefined ? null : translate?.(settled, code)) ?? settled;
    void placesOf(notes, inLanguage, replay).then((places) => {
      if (isStale) return;
      setPlaced((last) =>
        places === null
          ? { ...last, isBroken: true }
          : { program: settled, isBroken: false, places },
      );
    });
    return () => {
      isStale = true;
    };
  }, [replay, settled, notes, translate]);

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

/** Plays each note in the language of its tester, which has the lines of the original; null if that cannot be played. */
async function placesOf(
  notes: readonly TesterNote[],
  inLanguage: (code: string | undefined) => StoryProgram,
  replay: ReplayPlays,
): Promise<PlacedNotes['places'] | null> {
  const places = new Map<string, PlacedNote>();
  for (const [code, own] of groupBy(notes, ({ language }) => language)) {
    const program = inLanguage(code);
    const replays = await replay(program, own);
    if (replays === null) return null;
    for (const [index, note] of own.entries()) {
      const played = replays[index];
      if (played === undefined) continue;
      places.set(note.id, { replay: played, place: notePlace(note, played, program) });
    }
  }
  return places;
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
