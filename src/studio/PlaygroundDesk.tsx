import { useState } from 'react';
import { lazyComponent } from '../browser/lazy-component';
import type { Starter } from '../core/starters/starters-of';
import { isSameProgram, type StoryProgram } from '../core/story/story-program';
import { playgroundMessages as words } from '../site/messages/playground';
import { projectsMessages } from '../site/messages/projects';
import type { SharedPlay } from '../workshop/share/share-link';
import { useSharedPlay } from '../workshop/share/use-shared-play';
import { programName } from './program-name';
import type { Draft } from './projects/desk-state';
import { addressedProject, isKeptLink } from './projects/project-address';
import { ProjectName } from './projects/ProjectName';
import type { ProjectsDialogProps } from './projects/ProjectsDialog';
import { ProjectState } from './projects/ProjectState';
import { sentenceOfLeftOut } from './projects/left-out';
import { useLatestProject } from './projects/use-latest-project';
import { ProjectDeskProvider, useProjectDesk, type OpenDesk } from './projects/use-project-desk';
import { StudioDesk } from './StudioDesk';
import * as styles from './PlaygroundDesk.module.css';

const SEED = 1;

const ProjectsDialog = lazyComponent<ProjectsDialogProps>(
  () => import('./studio-parts').then((module) => module.ProjectsDialog),
  { failureTitle: projectsMessages.projects },
);

export interface PlaygroundDeskProps {
  starters: readonly Starter[];
  /** The hash of the page’s address if it contains a play. */
  hash: string | null;
}

/** The playground’s desk: it opens the story from a link, a project, or a starter. */
export function PlaygroundDesk({ starters, hash }: PlaygroundDeskProps) {
  const { isReading, play, problem } = useSharedPlay(hash);
  return isReading ? null : <LoadedDesk starters={starters} play={play} problem={problem} />;
}

interface LoadedDeskProps {
  starters: readonly Starter[];
  play: SharedPlay | null;
  /** Why the link cannot be used. */
  problem: string | null;
}

function LoadedDesk({ starters, play, problem }: LoadedDeskProps) {
  const open = useProjectDesk({
    id: addressedProject(),
    linked: play && programOf(play),
    isOwn: isKeptLink(),
    draft: draftOf(starters[0]),
  });
  if (open === null) return null;
  const hasOwn = open.state.project !== null;
  return (
    <ProjectDeskProvider value={open}>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem} {hasOwn ? words.sharedBrokenOwn : words.sharedBroken}
        </p>
      )}
      <OpenedDesk {...open} starters={starters} play={play} />
    </ProjectDeskProvider>
  );
}

interface OpenedDeskProps extends OpenDesk, Omit<LoadedDeskProps, 'problem'> {}

function OpenedDesk({ desk, state, starters, play }: OpenedDeskProps) {
  const { key, program, original, project, isWriter, notOpened } = state;
  const [firstKey] = useState(key);
  const [isListOpen, setIsListOpen] = useState(false);
  const latest = useLatestProject(desk, project === null);
  const starter = starters.find((one) => isSameProgram(programOf(one), original));
  const moment = key === firstKey ? play : null;
  const begin = (chosen: Starter | undefined): Promise<void> => desk.openDraft(draftOf(chosen));
  const reset = (): void => {
    if (original !== null) desk.change(original, { isReplaced: true });
  };

  return (
    <>
      <StudioDesk
        key={key}
        program={program}
        original={original}
        resetName={starter === undefined ? words.resetLink : words.backTo(starter.title)}
        onReset={reset}
        compiled={starter === undefined ? null : original}
        start={{ screen: 'game', moves: moment?.moves ?? [], seed: moment?.seed ?? SEED }}
        firstTab={moment === null ? 'write' : 'play'}
        isReadOnly={!isWriter}
        leftOut={() => sentenceOfLeftOut(desk)}
        head={
          <>
            {project !== null && (
              <ProjectName
                key={project.id}
                name={project.name}
                isReadOnly={!isWriter}
                onRename={(name) => desk.rename(name)}
              />
            )}
            <button
              type="button"
              className={styles.projects}
              aria-haspopup="dialog"
              onClick={() => setIsListOpen(true)}
            >
              {projectsMessages.projects}
            </button>
            <label className={styles.starters}>
              {words.starters}
              <select
                value={project === null ? (starter?.slug ?? '') : ''}
                onChange={({ target }) => {
                  const chosen = starters.find((one) => one.slug === target.value);
                  if (chosen !== undefined) void begin(chosen);
                }}
              >
                <option value="">{words.choose}</option>
                {starters.map(({ slug: name, title, about }) => (
                  <option key={name} value={name}>
                    {title} – {about}
                  </option>
                ))}
              </select>
            </label>
            {project === null && latest !== null && (
              <button
                type="button"
                className={styles.back}
                onClick={() => void desk.openProject(latest.card.id)}
              >
                {words.back(latest.card.isNamed ? latest.card.name : programName(latest.program))}
              </button>
            )}
            <ProjectState desk={desk} state={state} />
          </>
        }
        onChange={(changed) => desk.change(changed)}
      />
      {(isListOpen || notOpened !== null) && (
        <ProjectsDialog
          desk={desk}
          state={state}
          onDeletedOpen={async () => {
            const next = await desk.latest();
            await (next === null ? begin(starters[0]) : desk.openProject(next.card.id));
          }}
          onClosed={() => {
            setIsListOpen(false);
            desk.dismissNotOpened();
          }}
        />
      )}
    </>
  );
}

function draftOf(starter: Starter | undefined): Draft {
  const program = starter === undefined ? { source: '', files: {} } : programOf(starter);
  return { program, name: null };
}

function programOf({ source, files }: StoryProgram): StoryProgram {
  return { source, files };
}
