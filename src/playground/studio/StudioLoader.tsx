import { useEffect, useState } from 'react';
import { CommandBus } from '../../base/browser/command-bus';
import { gamesMessages } from '../../config/messages/games';
import { playgroundMessages as words } from '../../config/messages/playground';
import { projectsMessages } from '../../config/messages/projects';
import { studioMessages } from '../../config/messages/studio';
import { titleOf } from '../../ink/story/game-name';
import type { Starter } from '../../ink/story/starters-of';
import { isSameProgram, type StoryProgram } from '../../ink/story/story-program';
import type { FoundFile } from '../assets/found-file';
import { lazyPart } from '../pane/lazy-part';
import type { Workspace } from '../pane/workspace';
import { Following } from '../projects/ProjectState';
import type { ProjectsDialogProps } from '../projects/ProjectsDialog';
import { useFolder } from '../projects/folder/use-folder';
import { useOpenFolder } from '../projects/folder/use-open-folder';
import { sentenceOfLeftOut } from '../projects/store/left-out';
import { emptyDraft, type Draft } from '../projects/store/manager-state';
import {
  addressedGame,
  addressedProject,
  isKeptLink,
  isWritersLink,
} from '../projects/store/project-address';
import {
  OpenProjectProvider,
  useProjectManager,
  type OpenProject,
} from '../projects/store/use-project-manager';
import { useAddressedGame } from '../projects/use-addressed-game';
import { ExtrasProvider } from '../projects/use-extras';
import type { SharedPlay } from '../share/share-link';
import { useSharedPlay } from '../share/use-shared-play';
import type { StarterGalleryProps } from '../starters/StarterGallery';
import { ProjectHead } from './ProjectHead';
import { Studio } from './Studio';
import type { StudioTab } from './StudioTabs';
import { helpAnchor } from './playground-page';
import * as styles from './StudioLoader.module.css';

const SEED = 1;

const ProjectsDialog = lazyPart<ProjectsDialogProps>(
  () =>
    import(/* webpackChunkName: "studio-parts" */ '../projects/ProjectsDialog').then(
      (module) => module.ProjectsDialog,
    ),
  studioMessages.notLoaded.title(projectsMessages.projects),
);

const StarterGallery = lazyPart<StarterGalleryProps>(
  () =>
    import(/* webpackChunkName: "studio-starters" */ '../starters/StarterGallery').then(
      (module) => module.StarterGallery,
    ),
  studioMessages.notLoaded.title(words.newProject.title),
);

export interface StudioLoaderProps {
  starters: readonly Starter[];
  /** The hash of the page’s address if it contains a play. */
  hash: string | null;
}

/** Opens the playground with the story of a link, a project, or a starter. */
export function StudioLoader({ starters, hash }: StudioLoaderProps) {
  const { isReading, play, problem } = useSharedPlay(hash);
  return isReading ? null : <LoadedStudio starters={starters} play={play} problem={problem} />;
}

interface LoadedStudioProps {
  starters: readonly Starter[];
  play: SharedPlay | null;
  /** Why the link cannot be used. */
  problem: string | null;
}

function LoadedStudio({ starters, play, problem }: LoadedStudioProps) {
  const [archive] = useState(addressedGame);
  const open = useProjectManager({
    id: addressedProject(),
    linked: play && { program: programOf(play), name: play.extras?.name ?? null },
    isOwn: isKeptLink(),
    draft: draftOf(starters[0]),
  });
  const isGameMissing = useAddressedGame(open?.manager ?? null, archive);
  if (open === null) return null;
  const hasOwn = open.state.project !== null;
  return (
    <OpenProjectProvider value={open}>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem} {hasOwn ? words.sharedBrokenOwn : words.sharedBroken}
        </p>
      )}
      {isGameMissing && (
        <p role="alert" className={styles.problem}>
          {gamesMessages.notLoaded}
        </p>
      )}
      <ProjectStudio {...open} starters={starters} play={play} />
    </OpenProjectProvider>
  );
}

interface ProjectStudioProps extends OpenProject, Omit<LoadedStudioProps, 'problem'> {}

function ProjectStudio({ manager, state, starters, play }: ProjectStudioProps) {
  const { key, program, original, isWriter, notOpened, isConverted } = state;
  const [firstKey] = useState(key);
  const [isListOpen, setIsListOpen] = useState(false);
  const [isGalleryOpen, setIsGalleryOpen] = useState(false);
  const showList = (): void => setIsListOpen(true);
  const showGallery = (): void => setIsGalleryOpen(true);
  const asked = useAsked(key, isConverted);
  const folder = useFolder({ manager, state }, () => {
    setIsListOpen(false);
    asked.call('show', 'history');
  });
  const opening = useOpenFolder(manager);
  const starter = starters.find((one) => isSameProgram(programOf(one), original));
  const moment = key === firstKey ? play : null;
  const begin = (chosen: Starter | undefined): Promise<void> => manager.openDraft(draftOf(chosen));
  const openFolder = async (): Promise<void> => {
    // The list says what there is to answer.
    if (!(await opening.pick())) showList();
  };
  const bring = (found: readonly FoundFile[]): void => asked.call('bring', Promise.resolve(found));
  const reset = (): void => {
    if (original !== null) manager.change(original, { isReplaced: true });
  };

  return (
    <>
      {(isListOpen || notOpened !== null) && (
        <ProjectsDialog
          manager={manager}
          state={state}
          folder={folder}
          opening={opening}
          onImport={bring}
          onDeletedOpen={async () => {
            const next = await manager.latest();
            await (next === null ? begin(starters[0]) : manager.openProject(next.card.id));
          }}
          onClosed={() => {
            setIsListOpen(false);
            manager.dismissNotOpened();
            // The list has shown it.
            manager.dismissPromise();
          }}
        />
      )}
      {isGalleryOpen && (
        <StarterGallery
          starters={starters}
          onImport={bring}
          onChoose={(chosen) =>
            void (chosen === null ? manager.openDraft(emptyDraft) : begin(chosen))
          }
          onClosed={() => setIsGalleryOpen(false)}
        />
      )}
      <ExtrasProvider key={key}>
        <Studio
          program={program}
          original={original}
          resetName={starter === undefined ? words.resetLink : words.backTo(starter.title)}
          onReset={reset}
          compiled={starter === undefined ? null : original}
          opening={{
            start: { screen: 'game', moves: moment?.moves ?? [], seed: moment?.seed ?? SEED },
            tab: openingTab(moment !== null),
            takesFocus: key !== firstKey,
          }}
          readOnlyNote={isWriter ? null : <Following manager={manager} />}
          project={{
            leftOut: () => sentenceOfLeftOut(manager),
            asked,
            acts: {
              showList,
              showGallery,
              openFolder: () => void openFolder(),
            },
            head: (
              <ProjectHead {...{ manager, state, folder }} onNew={showGallery} onList={showList} />
            ),
          }}
          onChange={(changed) => manager.change(changed)}
        />
      </ExtrasProvider>
    </>
  );
}

/** A way to ask the workspace, by which a converted game is tested at once. */
function useAsked(key: number, isConverted: boolean) {
  const [asked] = useState(() => new CommandBus<Pick<Workspace, 'bring' | 'show' | 'testFrom'>>());
  useEffect(() => {
    if (isConverted) asked.call('testFrom', '');
  }, [asked, key, isConverted]);
  return asked;
}

function openingTab(isPlay: boolean): StudioTab {
  if (helpAnchor() !== null) return 'help';
  return isPlay && !isWritersLink() ? 'play' : 'write';
}

function draftOf(starter: Starter | undefined): Draft {
  if (starter === undefined) return emptyDraft;
  const program = programOf(starter);
  return { program, name: null, ...(titleOf(program) === '' && { starterName: starter.title }) };
}

function programOf({ source, files }: StoryProgram): StoryProgram {
  return { source, files };
}
