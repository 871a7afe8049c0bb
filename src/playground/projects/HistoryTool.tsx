import { useEffect, useState } from 'react';
import { projectsMessages } from '../../config/messages/projects';
import type { StoryProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import { useOpenStory } from '../editor/open-story';
import type { StudioToolProps } from '../pane/studio-tool';
import { VersionView } from './VersionView';
import { formatTime } from './store/format-project';
import { listHistory, readSnapshot, type HistoryEntry } from './store/history';
import { projectChannel } from './store/project-channel';
import type { ProjectStorage } from './store/tables';
import { textChange } from './store/text-change';
import { useOpenProject } from './store/use-project-manager';
import * as styles from './HistoryTool.module.css';

const words = projectsMessages.history;

/** The earlier versions of the project, to be read and restored without losing the present one. */
export function HistoryTool({ isShown }: StudioToolProps) {
  const { program: present } = useOpenStory();
  const { manager, state } = useOpenProject();
  const { storage } = manager;
  const id = state.project?.id ?? null;
  const [shown, setShown] = useState<{ at: number; program: StoryProgram } | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const entries = useHistory(storage, isShown ? id : null, setSaid);

  const read = async (at: number): Promise<StoryProgram | null> => {
    const program = id === null ? null : await readSnapshot(storage, [id, at]).catch(() => null);
    if (program === null) setSaid(words.failed);
    return program;
  };
  const show = async (at: number): Promise<void> => {
    const program = shown?.at === at ? null : await read(at);
    setShown(program && { at, program });
  };
  const restore = async (at: number, clock: number): Promise<void> => {
    const program = await read(at);
    if (program === null) return;
    // Stored first, so that the present text becomes an entry of its own.
    await manager.flush();
    manager.change(program, { isReplaced: true });
    await manager.flush();
    const { firstLine } = textChange(present, program);
    const texts = [program.source, ...Object.values(program.files)];
    // The first difference may be a line that only the other text has.
    const isItsLine = texts.some((text) => text.includes(firstLine));
    setSaid(words.restored(formatTime(clock), isItsLine ? firstLine : ''));
  };

  if (id === null) return <p className={styles.about}>{words.noProject}</p>;
  return (
    <div className={styles.history}>
      <p className={styles.about}>{words.about}</p>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {entries?.length === 0 && <p>{words.empty}</p>}
      <ol className={styles.list}>
        {entries?.map(({ at, clock, change }) => (
          <li key={at} className={styles.entry}>
            <time dateTime={new Date(clock).toISOString()} className={styles.time}>
              {formatTime(clock)}
            </time>
            <p className={styles.change}>
              {change === null ? words.first : words.lines(change.added, change.removed)}
            </p>
            <p dir="auto" className={styles.line}>
              {change?.firstLine}
            </p>
            <div className={styles.actions}>
              <Button
                kind="link"
                className={styles.action}
                aria-label={(shown?.at === at ? words.hideOf : words.showOf)(formatTime(clock))}
                aria-expanded={shown?.at === at}
                onClick={() => void show(at)}
              >
                {shown?.at === at ? words.hide : words.show}
              </Button>
              <Button
                kind="link"
                className={styles.action}
                aria-label={words.restoreOf(formatTime(clock))}
                disabled={!state.isWriter}
                onClick={() => void restore(at, clock)}
              >
                {words.restore}
              </Button>
            </div>
            {shown?.at === at && <VersionView version={shown.program} present={present} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The earlier versions of a project, which are read again when something is stored; null until they are read. */
function useHistory(
  storage: ProjectStorage,
  id: string | null,
  say: (failure: string) => void,
): readonly HistoryEntry[] | null {
  const [entries, setEntries] = useState<readonly HistoryEntry[] | null>(null);
  useEffect(() => {
    if (id === null) return;
    let isGone = false;
    const read = (): void => {
      listHistory(storage, id).then(
        (found) => {
          if (!isGone) setEntries(found);
        },
        () => {
          if (!isGone) say(words.failed);
        },
      );
    };
    read();
    const stop = projectChannel.subscribe(read);
    return () => {
      isGone = true;
      stop();
    };
  }, [storage, id, say]);
  return entries;
}
