import { useEffect, useRef, useState } from 'react';
import { courseMessages as words } from '../../config/messages/course';
import type { StoryProgram } from '../../ink/story/story-program';
import { useDeskFiles } from '../../playground/files/use-desk-files';
import { Workshop } from '../../playground/pane/Workshop';
import { ProjectState } from '../../playground/projects/ProjectState';
import { createAssetStore } from '../../playground/projects/asset-store';
import {
  ProjectDeskProvider,
  useProjectDesk,
  type OpenDesk,
} from '../../playground/projects/use-project-desk';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { lineOfStep, writeStep } from '../course/write-step';
import { StepState } from './StepState';
import type { LoadedStep } from './load-chapter';
import { ownGame } from './own-game';
import { showStep } from './show-step';
import * as styles from './OwnGame.module.css';

interface OwnGameProps extends LoadedStep {
  /** The lines of the step. */
  blocks: readonly string[];
  onClose: () => void;
  /** Called when the text has what the step needs. */
  onDone: () => void;
}

/** Opens the reader’s own game, which begins as the game of the course before this step. */
export function OwnGame(props: OwnGameProps) {
  const draft = { program: { source: props.source, files: {} }, name: words.project };
  const open = useProjectDesk(
    { id: ownGame.id(), linked: null, isOwn: false, isOnly: true, draft },
    ownGame,
  );
  return open === null ? null : (
    <ProjectDeskProvider value={open}>
      <GameAtStep {...props} {...open} />
    </ProjectDeskProvider>
  );
}

/** The reader’s text above their game, and what helps with the step. */
function GameAtStep({ desk, state, source, assets, blocks, ...props }: OwnGameProps & OpenDesk) {
  const { program, project, isWriter, notOpened } = state;
  const { files } = useDeskFiles();
  const [former, setFormer] = useState<StoryProgram | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const place = useRef<HTMLElement>(null);
  const isNewer = notOpened === 'newer-site';
  // The text becomes a project at once, because its files come with it.
  const isNew = project === null && !isNewer;
  const [isFilled] = useState(isNew && notOpened === null && source !== '');
  useEffect(() => {
    if (isNew) desk.rename(words.project);
  }, [desk, isNew]);
  const id = project?.id ?? null;
  useEffect(() => {
    if (id !== null && isWriter) void addFiles(desk, id, assets).catch(() => undefined);
  }, [desk, id, isWriter, assets]);
  const first = useRef(blocks.length);
  const [firstLine] = useState(() => lineOfStep(program.source, source, blocks));
  // The editor loads later, and the desk that was open above this one has left a gap.
  useEffect(() => {
    const section = place.current;
    if (section === null) return;
    const observer = new ResizeObserver(() => {
      if (showStep(section, first.current)) observer.disconnect();
    });
    observer.observe(section);
    return () => observer.disconnect();
  }, []);

  const replace = async (changed: StoryProgram): Promise<void> => {
    // Stored first, so that the present text becomes an entry of the history.
    await desk.flush();
    desk.change(changed, { isReplaced: true });
  };
  const canWrite = isWriter && !isNewer;
  return (
    <section ref={place} aria-label={words.project} className={styles.game}>
      <Workshop
        program={program}
        original={program}
        onReset={() => undefined}
        isEditing
        takesFocus
        firstLine={firstLine}
        hasFiles={Object.keys(program.files).length > 0}
        isReadOnly={!canWrite}
        compiled={null}
        assets={files}
        start={START}
        title={words.project}
        head={
          <div className={styles.head}>
            <div className={styles.ways}>
              <Button
                disabled={!canWrite}
                onClick={() => {
                  const put = writeStep(program.source, source, blocks);
                  setMissing('missing' in put ? put.missing : null);
                  if ('source' in put && put.source !== program.source)
                    desk.change({ ...program, source: put.source });
                }}
              >
                {words.putIn}
              </Button>
              <Button
                disabled={!canWrite || program.source === source}
                onClick={() => {
                  setMissing(null);
                  setFormer(program);
                  void replace({ ...program, source });
                }}
              >
                {words.startHere}
              </Button>
              {id !== null && (
                <Link href={`/playground/?project=${id}`} className={styles.playground}>
                  {words.playground}
                </Link>
              )}
            </div>
            <div role="status" className={styles.notices}>
              {notOpened !== null && <p>{isNewer ? words.newer : words.gone}</p>}
              {isFilled && program.source === source && <p>{words.filled}</p>}
              {missing !== null && <p>{words.noPlace(missing)}</p>}
              {former !== null && (
                <p>
                  {words.started} {desk.storage.isLasting ? words.startedKept : words.startedLost}{' '}
                  <Button
                    kind="link"
                    onClick={() => {
                      void replace(former);
                      setFormer(null);
                    }}
                  >
                    {words.takeBack}
                  </Button>
                </p>
              )}
            </div>
            {/* Whoever types the very first line should not be stopped. */}
            <ProjectState desk={desk} state={state} isQuiet={source === ''} />
          </div>
        }
        renderBetween={(messages) => (
          <StepState
            own={program.source}
            before={source}
            blocks={blocks}
            isChanged={isChanged}
            error={messages.find(({ severity }) => severity === 'error') ?? null}
            onDone={props.onDone}
          />
        )}
        onChange={(changed) => {
          setIsChanged(true);
          setMissing(null);
          desk.change(changed);
        }}
        onEdit={() => undefined}
        onClose={props.onClose}
        address={() => new URL('/playground/', window.location.href)}
      />
    </section>
  );
}

const START = { screen: 'game' as const, moves: [], seed: 1 };

/** Adds the files of the chapter that the game does not have; never replaces one. */
async function addFiles(
  desk: OpenDesk['desk'],
  id: string,
  assets: ReadonlyMap<string, Blob>,
): Promise<void> {
  await desk.flush();
  const store = createAssetStore(desk.storage, id);
  const own = new Set((await store.list()).map(({ path }) => path));
  for (const [path, blob] of assets) if (!own.has(path)) await store.put(path, blob);
}
