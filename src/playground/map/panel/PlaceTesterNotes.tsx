import { useState } from 'react';
import { mapToolMessages as words } from '../../../config/messages/map-tool';
import type { Workspace } from '../../pane/workspace';
import { NotesById } from '../../playtests/notes/NotesById';
import * as styles from './PlacePanel.module.css';

interface PlaceTesterNotesProps {
  ids: readonly string[];
  workspace: Pick<Workspace, 'goTo' | 'playFrom'>;
}

/** What testers noted at a place; nothing where they noted nothing. */
export function PlaceTesterNotes({ ids, workspace }: PlaceTesterNotesProps) {
  // One that is removed can come back as long as the panel is open.
  const [known, setKnown] = useState<readonly string[]>(ids);
  const added = ids.filter((id) => !known.includes(id));
  if (added.length > 0) setKnown([...known, ...added]);
  if (known.length === 0) return null;
  return (
    <section aria-label={words.noted} className={styles.testers}>
      <h3 className={styles.waysTitle}>{words.noted}</h3>
      <NotesById ids={known} workspace={workspace} />
    </section>
  );
}
