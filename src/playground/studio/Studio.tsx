import { useId, useMemo, useState, type ReactNode } from 'react';
import { filesMessages } from '../../config/messages/files';
import { studioMessages } from '../../config/messages/studio';
import { workshopMessages } from '../../config/messages/workshop';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';
import type { MarkedLines } from '../editor/marked-lines';
import { ProjectFilesProvider } from '../files/project-files';
import { useStoredFiles } from '../files/use-stored-files';
import { useMissingFiles } from '../files/use-missing-files';
import type { PastedInkProps } from '../import/PastedInk';
import { EditorPane } from '../pane/EditorPane';
import { PlayPane, type PlayPaneProps } from '../pane/PlayPane';
import { lazyPart } from '../pane/lazy-part';
import type { GameView } from '../player/engine/game-view';
import { ownTheme } from '../player/story-look';
import type { PlayerStart } from '../player/use-player';
import { useExtras } from '../projects/use-extras';
import { Commands } from './Commands';
import { PlayFrame } from './PlayFrame';
import { StudioTabs, panelId, tabId, type StudioTab } from './StudioTabs';
import { studioTools } from './studio-tools';
import { useDroppedFiles } from '../files/use-dropped-files';
import { useWorkspace } from './use-workspace';
import type { WorkspaceAction } from './workspace-actions';
import * as styles from './Studio.module.css';

const PastedInk = lazyPart<PastedInkProps>(
  () => import('./studio-parts').then((module) => module.PastedInk),
  studioMessages.notLoaded.title(filesMessages.importing.inky),
);

const noMessages: readonly StoryMessage[] = [];

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
  /** What concerns the project: what is shown above everything, its commands, and what links leave out. */
  project: {
    head: ReactNode;
    actions: readonly WorkspaceAction[];
    leftOut: NonNullable<PlayPaneProps['leftOut']>;
  };
}

/** The editor and the tools in tabs, with the story next to them; on small screens the story is a tab, too. */
export function Studio({
  program,
  onChange,
  opening,
  readOnlyNote,
  project,
  ...props
}: StudioProps) {
  const id = useId();
  const { workspace, tab, opened, start, setStart, top, editor, player } = useWorkspace(
    opening.tab,
    opening.start,
  );
  const [view, setView] = useState<GameView | null>(null);
  const [marks, setMarks] = useState<MarkedLines | null>(null);
  const { extras } = useExtras();
  const projectFiles = useStoredFiles();
  const { files } = projectFiles;
  const gameFiles = useMemo(() => [...files.keys()], [files]);
  const missing = useMissingFiles(program, files);
  const messages = useMemo(() => [...(view?.messages ?? noMessages), ...missing], [view, missing]);
  const dropped = useDroppedFiles(workspace);
  const panel = (name: StudioTab) => ({
    role: 'tabpanel',
    id: panelId(id, name),
    'aria-labelledby': tabId(id, name),
  });

  return (
    <ProjectFilesProvider value={projectFiles}>
      <div className={styles.studio} data-tab={tab} {...dropped.handlers}>
        <div className={styles.head}>
          {project.head}
          <Commands workspace={workspace} actions={project.actions} />
        </div>
        <div ref={top} className={styles.work}>
          <StudioTabs id={id} selected={tab} onSelect={workspace.show} />
          {dropped.pasted !== null && tab === 'write' && (
            <PastedInk
              text={dropped.pasted}
              program={program}
              onChange={onChange}
              onClose={dropped.onClosePasted}
            />
          )}
          <div {...panel('write')} className={styles.write} {...dropped.editorHandlers}>
            <EditorPane
              program={program}
              original={props.original}
              resetName={props.resetName}
              onReset={props.onReset}
              onChange={onChange}
              messages={messages}
              gameFiles={gameFiles}
              marks={marks}
              commands={editor}
              hasFiles
              takesFocus={opening.takesFocus}
              isReadOnly={readOnlyNote !== null}
              readOnlyNote={readOnlyNote}
            />
          </div>
          {studioTools.map(({ id: name, Tool }) => (
            <div
              key={name}
              {...panel(name)}
              hidden={tab !== name}
              className={styles.tool}
              data-tool={name}
            >
              {opened.includes(name) && (
                <Tool
                  program={program}
                  view={view}
                  isShown={tab === name}
                  workspace={workspace}
                  onChange={onChange}
                  onMarkLines={setMarks}
                />
              )}
            </div>
          ))}
        </div>
        <div {...panel('play')} className={styles.play}>
          <PlayFrame
            begin={start.screen}
            onBegin={(screen) => setStart({ screen, moves: [], seed: start.seed })}
            theme={ownTheme(view?.metadata.theme)}
          >
            <PlayPane
              program={program}
              assets={files}
              compiled={props.compiled}
              start={start}
              title={workshopMessages.storyName}
              isEdited
              view={view}
              onView={setView}
              leftOut={project.leftOut}
              config={extras.config}
              address={() => new URL(window.location.pathname, window.location.href)}
              actions={player}
              onGoToLine={workspace.goTo}
            />
          </PlayFrame>
        </div>
        {dropped.isDropping && <p className={styles.drop}>{filesMessages.drop}</p>}
      </div>
    </ProjectFilesProvider>
  );
}
