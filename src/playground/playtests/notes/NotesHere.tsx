import { useState } from 'react';
import { testedMessages } from '../../../config/messages/tested';
import type { Workspace } from '../../pane/workspace';
import { NotesById } from './NotesById';
import * as styles from '../TestsTool.module.css';

const words = testedMessages.section;

interface NotesHereProps {
  ids: readonly string[];
  workspace: Pick<Workspace, 'goTo' | 'playFrom'>;
}

/** What testers noted at a place or a text; nothing where they noted nothing. */
export function NotesHere({ ids, workspace }: NotesHereProps) {
  // One that is removed can come back as long as they are shown.
  const [known, setKnown] = useState<readonly string[]>(ids);
  const added = ids.filter((id) => !known.includes(id));
  if (added.length > 0) setKnown([...known, ...added]);
  if (known.length === 0) return null;
  return (
    <section aria-label={words.title} className={styles.here}>
      <h3 className={styles.hereTitle}>{words.title}</h3>
      <NotesById ids={known} workspace={workspace} />
    </section>
  );
}
