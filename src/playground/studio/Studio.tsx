import { useId, useMemo, useState, type ReactNode } from 'react';
import { useCommands, type CommandBus } from '../../base/browser/command-bus';
import { filesMessages } from '../../config/messages/files';
import { studioMessages } from '../../config/messages/studio';
import { testedMessages } from '../../config/messages/tested';
import type { StoryMessage } from '../../ink/story/story-message';
import { gameName } from '../../ink/story/game-name';
import type { StoryProgram } from '../../ink/story/story-program';
import { OpenStoryProvider } from '../editor/open-story';
import type { LineNotes } from '../editor/line-notes';
import type { MarkedLines } from '../editor/marked-lines';
import { ProjectFilesProvider } from '../files/project-files';
import { useStoredFiles } from '../files/use-stored-files';
import { useMissingFiles } from '../files/use-missing-files';
import { LanguagesProvider } from '../translations/use-story-languages';
import type { PlayPaneProps } from '../pane/PlayPane';
import { lazyPart } from '../pane/lazy-part';
import type { Workspace } from '../pane/workspace';
import { usePlayWindow } from '../play-window/use-play-window';
import type { GameView } from '../player/engine/game-view';
import type { PlayerStart } from '../player/use-player';
import type { NotePlacerProps } from '../playtests/notes/NotePlacer';
import { useExtras } from '../projects/use-extras';
import { useOpenProject } from '../projects/use-project-manager';
import { Panes } from './Panes';
import { PlayPanel } from './PlayPanel';
import { PrintedText } from './PrintedText';
import { StudioBar } from './StudioBar';
import { StudioTabs, panelId, tabId, type StudioTab } from './StudioTabs';
import { TextPanel } from './TextPanel';
import { ToolPanels } from './ToolPanels';
import { useDroppedFiles } from '../files/use-dropped-files';
import { usePanes } from './use-panes';
import { useShownPanes } from './use-shown-panes';
import { useWorkspace } from './use-workspace';
import { workspaceActions, type WorkspaceAction } from './workspace-actions';
import * as styles from './Studio.module.css';

const NotePlacer = lazyPart<NotePlacerProps>(
  () =>
    import(/* webpackChunkName: "studio-notes" */ '../playtests/notes/NotePlacer').then(
      (module) => module.NotePlacer,
    ),
  studioMessages.notLoaded.title(testedMessages.section.title),
);

const noMessages: readonly StoryMessage[] = [];
const noKinds: readonly string[] = [];

interface StudioProps {
  /** The program to play and edit; the parent component owns it. */
  program: StoryProgram;
  onChange: (program: StoryProgram) => void;
  /** What “reset” restores; null for a story of the user’s own. */
  original: StoryProgram | null;
  resetName: string;
  onReset: () => void;
  /** The program of which the site has a compiled version. */
  compiled: StoryProgram | null;
  /** How it opens: where the story begins, the tab, and whether the editor takes the focus if nothing else has it. */
  opening: { start: PlayerStart; tab: StudioTab; takesFocus: boolean };
  /** Why the story can only be read, shown beside the caret when something is typed; null if it can be written. */
  readOnlyNote: ReactNode;
  /** What concerns the project: what the bar shows of it, its commands, what it asks of the workspace, and what links leave out. */
  project: {
    head: ReactNode;
    actions: readonly WorkspaceAction[];
    asked: CommandBus<Pick<Workspace, 'bring' | 'show' | 'testFrom'>>;
    leftOut: NonNullable<PlayPaneProps['leftOut']>;
  };
}

/** The window of the playground: a tool, the text and the story side by side; on small screens, one of them at a time. */
export function Studio({
  program,
  onChange,
  original,
  resetName,
  onReset,
  compiled,
  opening,
  readOnlyNote,
  project,
}: StudioProps) {
  const id = useId();
  const { state } = useOpenProject();
  const title = useMemo(() => gameName(program, state.name), [program, state.name]);
  const panes = usePanes(state.project?.id ?? null);
  const playWindow = usePlayWindow();
  const { opened: target } = playWindow;
  const { workspace, tab, opened, start, setStart, hide, editor, player } = useWorkspace(
    opening.tab,
    opening.start,
    panes,
    playWindow,
  );
  useCommands(project.asked, workspace);
  const [view, setView] = useState<GameView | null>(null);
  const [marks, setMarks] = useState<MarkedLines | null>(null);
  const [notes, setNotes] = useState<LineNotes | null>(null);
  const { extras, change: changeExtras } = useExtras();
  const projectFiles = useStoredFiles();
  const { files } = projectFiles;
  const gameFiles = useMemo(() => [...files.keys()], [files]);
  const missing = useMissingFiles(program, files);
  const messages = useMemo(() => [...(view?.messages ?? noMessages), ...missing], [view, missing]);
  const dropped = useDroppedFiles(workspace);
  const { isSmall, visible, names, onHide, ...shown } = useShownPanes({
    id,
    tab,
    panes,
    hide,
    isPlayAway: target !== null,
  });
  const panel = (name: StudioTab) => ({
    role: 'tabpanel',
    id: panelId(id, name),
    'aria-labelledby': tabId(id, name),
  });

  return (
    <OpenStoryProvider {...{ program, onChange, editor }} isReadOnly={!state.isWriter}>
      <ProjectFilesProvider value={projectFiles}>
        <LanguagesProvider>
          <PrintedText name={title} />
          <StudioBar
            project={project.head}
            workspace={workspace}
            actions={[
              ...workspaceActions(workspace, shown.enter),
              ...shown.actions,
              ...project.actions,
            ]}
          />
          {extras.testerNotes !== undefined && extras.testerNotes.length > 0 && (
            <NotePlacer notes={extras.testerNotes} workspace={workspace} onPlaced={setNotes} />
          )}
          <div className={styles.studio} {...dropped.handlers} onFocus={shown.onFocus}>
            <StudioTabs
              id={id}
              selected={tab}
              hasPlay={isSmall || !visible.includes('play')}
              onSelect={(name, isPressed) =>
                name === 'find' && isPressed ? workspace.findAll() : workspace.show(name)
              }
            />
            <Panes
              id={id}
              panes={panes}
              visible={visible}
              names={names}
              isMap={tab === 'map'}
              isSmall={isSmall}
              isPlayAway={target !== null}
              onOpenPlay={workspace.toggleWindow}
              onHide={onHide}
            >
              {{
                tools: (
                  <ToolPanels
                    id={id}
                    selected={tab}
                    opened={opened}
                    view={view}
                    workspace={workspace}
                    onMarkLines={setMarks}
                  />
                ),
                text: (
                  <TextPanel
                    panel={panel('write')}
                    story={{ original, resetName, onReset }}
                    shown={{ messages, gameFiles, marks, notes }}
                    commands={editor}
                    workspace={workspace}
                    dropped={dropped}
                    takesFocus={opening.takesFocus}
                    readOnlyNote={readOnlyNote}
                    dismissal={{
                      kinds: extras.dismissed ?? noKinds,
                      onChange: (dismissed) => void changeExtras((now) => ({ ...now, dismissed })),
                    }}
                  />
                ),
                play: (
                  <PlayPanel
                    panel={panel('play')}
                    story={{
                      title,
                      name: state.name,
                      compiled,
                      assets: files,
                      config: extras.config,
                    }}
                    sharing={{ isShareElsewhere: !isSmall, leftOut: project.leftOut }}
                    start={start}
                    onStart={setStart}
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
