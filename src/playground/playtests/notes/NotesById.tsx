import type { Workspace } from '../../pane/workspace';
import { TesterNoteList } from './TesterNoteList';
import { useNoteActs } from './use-note-acts';

interface NotesByIdProps {
  ids: readonly string[];
  workspace: Pick<Workspace, 'goTo' | 'playFrom'>;
}

/** Some of the notes, with all that can be done about them. */
export function NotesById({ ids, workspace }: NotesByIdProps) {
  const acts = useNoteActs();
  return (
    <TesterNoteList
      acts={acts}
      notes={acts.notes.filter(({ id }) => ids.includes(id))}
      onGoToLine={workspace.goTo}
      onPlay={workspace.playFrom}
    />
  );
}
