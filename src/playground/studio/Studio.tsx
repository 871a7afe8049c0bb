import { useId, useMemo, useState, type ReactNode } from 'react';
import { useCommands, type CommandBus } from '../../base/browser/command-bus';
import { filesMessages } from '../../config/messages/files';
import { studioMessages } from '../../config/messages/studio';
import { testedMessages } from '../../config/messages/tested';
import { gameName } from '../../ink/story/game-name';
import type { StoryProgram } from '../../ink/story/story-program';
import type { LineNotes } from '../editor/line-notes';
import type { MarkedLines } from '../editor/marked-lines';
import { OpenStoryProvider } from '../editor/open-story';
import { ProjectFilesProvider } from '../files/project-files';
import { useDroppedFiles } from '../files/use-dropped-files';
import { useStoredFiles } from '../files/use-stored-files';
import type { PlayPaneProps } from '../pane/PlayPane';
import { lazyPart } from '../pane/lazy-part';
import type { Workspace } from '../pane/workspace';
import { usePlayWindow } from '../play-window/use-play-window';
import type { GameView } from '../player/engine/game-view';
import { useEngine } from '../player/engine/use-engine';
import type { PlayerStart } from '../player/use-player';
import type { NotePlacerProps } from '../playtests/notes/NotePlacer';
import { useOpenProject } from '../projects/store/use-project-manager';
import { useExtras } from '../projects/use-extras';
import { LanguagesProvider } from '../translations/use-story-languages';
import { Panes } from './Panes';
import { PlayPanel } from './PlayPanel';
import { PrintedText } from './PrintedText';
import { StudioBar } from './StudioBar';
import { StudioTabs, type StudioTab } from './StudioTabs';
import { TextPanel, type WrittenText } from './TextPanel';
import { ToolPanels } from './ToolPanels';
import { actionsFor, type ProjectActs } from './actions';
import { usePlaygroundPage } from './playground-page';
import { usePanes } from './use-panes';
import { useShownPanes } from './use-shown-panes';
import { useWorkspace } from './use-workspace';
import * as styles from './Studio.module.css';

const NotePlacer = lazyPart<NotePlacerProps>(
  () =>
    import(/* webpackChunkName: "studio-notes" */ '../playtests/notes/NotePlacer').then(
      (module) => module.NotePlacer,
    ),
  studioMessages.notLoaded.title(testedMessages.section.title),
);

interface StudioProps extends WrittenText {
  /** The program to play and edit; the parent component owns it. */
  program: StoryProgram;
  onChange: (program: StoryProgram) => void;
  /** The program of which the site has a compiled version. */
  compiled: StoryProgram | null;
  /** How it opens: where the story begins, the tab, and whether the editor takes the focus if nothing else has it. */
  opening: { start: PlayerStart; tab: StudioTab; takesFocus: boolean };
  /** What concerns the project: what the bar shows of it, what can be done with projects, what it asks of the workspace, and what links leave out. */
  project: {
    head: ReactNode;
    acts: ProjectActs;
    asked: CommandBus<Pick<Workspace, 'bring' | 'show' | 'testFrom'>>;
    leftOut: NonNullable<PlayPaneProps['leftOut']>;
  };
}

/** The window of the playground: a tool, the text and the story side by side; on small screens, one of them at a time. */
export function Studio({ program, onChange, compiled, opening, project, ...text }: StudioProps) {
  const id = useId();
  const { state } = useOpenProject();
  const title = useMemo(() => gameName(program, state.name), [program, state.name]);
  const panes = usePanes(state.project?.id ?? null);
  const playWindow = usePlayWindow();
  const { workspace, tab, opened, start, setStart, hide, editor, player } = useWorkspace(
    opening,
    panes,
    playWindow,
  );
  useCommands(project.asked, workspace);
  const engine = useEngine();
  const [view, setView] = useState<GameView | null>(null);
  const [marks, setMarks] = useState<MarkedLines | null>(null);
  const [notes, setNotes] = useState<LineNotes | null>(null);
  const projectFiles = useStoredFiles();
  const dropped = useDroppedFiles(workspace);
  const { shown, onFocus, ...focus } = useShownPanes({ id, tab, panes, hide, playWindow });
  const acted = { ...focus, workspace, projects: project.acts, site: usePlaygroundPage().actions };
  const actions = actionsFor({ ...acted, panes: shown.isSmall ? null : shown });

  return (
    <OpenStoryProvider {...{ program, onChange, editor }} isReadOnly={!state.isWriter}>
      <ProjectFilesProvider value={projectFiles}>
        <LanguagesProvider>
          <PrintedText name={title} />
          <StudioBar project={project.head} actions={actions} />
          <TesterNotes workspace={workspace} onPlaced={setNotes} />
          <div className={styles.studio} {...dropped.handlers} onFocus={onFocus}>
            <StudioTabs
              id={id}
              selected={tab}
              hasPlay={shown.isSmall || !shown.visible.includes('play')}
              onSelect={(name, isPressed) =>
                name === 'find' && isPressed ? workspace.findAll() : workspace.show(name)
              }
            />
            <Panes {...shown} onOpenPlay={workspace.toggleWindow}>
              {{
                tools: (
                  <ToolPanels
                    id={id}
                    selected={tab}
                    opened={opened}
                    engine={engine}
                    view={view}
                    workspace={workspace}
                    onMarkLines={setMarks}
                  />
                ),
                text: (
                  <TextPanel
                    {...text}
                    id={id}
                    view={view}
                    marks={marks}
                    notes={notes}
                    commands={editor}
                    workspace={workspace}
                    dropped={dropped}
                    takesFocus={opening.takesFocus}
                  />
                ),
                play: (
                  <PlayPanel
                    id={id}
                    story={{ title, compiled }}
                    sharing={{ isShareElsewhere: !shown.isSmall, leftOut: project.leftOut }}
                    start={start}
                    onStart={setStart}
                    engine={engine}
                    view={view}
                    onView={setView}
                    actions={player}
                    onGoToLine={workspace.goTo}
                    playWindow={playWindow}
                  />
                ),
              }}
            </Panes>
            {dropped.isDropping && <p className={styles.drop}>{filesMessages.drop}</p>}
          </div>
        </LanguagesProvider>
      </ProjectFilesProvider>
    </OpenStoryProvider>
  );
}

/** Places the notes of testers, if there are any. */
function TesterNotes(props: Omit<NotePlacerProps, 'notes'>) {
  const { testerNotes = [] } = useExtras().extras;
  return testerNotes.length > 0 ? <NotePlacer {...props} notes={testerNotes} /> : null;
}
