import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { filesMessages } from '../../config/messages/files';
import { studioMessages } from '../../config/messages/studio';
import { workshopMessages } from '../../config/messages/workshop';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';
import { SMALL_SCREEN } from '../../ui/styles/breakpoints';
import type { MarkedLines } from '../editor/marked-lines';
import { ProjectFilesProvider, type ProjectFiles } from '../files/project-files';
import { useDeskFiles } from '../files/use-desk-files';
import { useMissingFiles } from '../files/use-missing-files';
import type { PastedInkProps } from '../import/PastedInk';
import { EditorPane } from '../pane/EditorPane';
import { PlayPane, type PlayPaneProps } from '../pane/PlayPane';
import { lazyPart } from '../pane/lazy-part';
import type { GameView } from '../player/engine/game-view';
import { ownTheme } from '../player/story-look';
import type { PlayerStart } from '../player/use-player';
import { useExtras } from '../projects/use-extras';
import { DeskTabs, panelId, tabId, type DeskTab } from './DeskTabs';
import { PlayFrame } from './PlayFrame';
import { studioTools } from './studio-tools';
import { useBroughtFiles } from './use-brought-files';
import * as styles from './StudioDesk.module.css';

const PastedInk = lazyPart<PastedInkProps>(
  () => import('./studio-parts').then((module) => module.PastedInk),
  studioMessages.notLoaded.title(filesMessages.importing.inky),
);

const noMessages: readonly StoryMessage[] = [];

interface StudioDeskProps {
  /** The program to play and edit; the parent component owns it. */
  program: StoryProgram;
  /** What “reset” restores; null for a story of the user’s own. */
  original: StoryProgram | null;
  resetName: string;
  onReset: () => void;
  /** The program of which the site has a compiled version. */
  compiled: StoryProgram | null;
  /** Where the story begins at first. */
  start: PlayerStart;
  /** Whether the editor takes the focus initially if nothing else has it. */
  takesFocus: boolean;
  /** Which tab is selected at first; where the story has room next to the tools, “Play” means “Write”. */
  firstTab: DeskTab;
  /** Shown above everything. */
  head: ReactNode;
  /** Whether another tab writes the story. */
  isReadOnly: boolean;
  /** Says so beside the caret when something is typed. */
  readOnlyNote: ReactNode;
  leftOut: NonNullable<PlayPaneProps['leftOut']>;
  onChange: (program: StoryProgram) => void;
}

/** The editor and the tools in tabs, with the story next to them; on small screens the story is a tab, too. */
export function StudioDesk({ program, onChange, head, ...props }: StudioDeskProps) {
  const id = useId();
  const work = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<DeskTab>(() => {
    const { firstTab } = props;
    return firstTab === 'play' && !window.matchMedia(SMALL_SCREEN).matches ? 'write' : firstTab;
  });
  const [opened, setOpened] = useState<readonly DeskTab[]>([tab]);
  const [start, setStart] = useState(props.start);
  const [view, setView] = useState<GameView | null>(null);
  const [marks, setMarks] = useState<MarkedLines | null>(null);
  const [goal, setGoal] = useState<{ file: string | null; line: number } | null>(null);

  const [insertion, setInsertion] = useState<{ snippet: string } | null>(null);

  const { extras } = useExtras();
  const project = useDeskFiles();
  const { files } = project;
  const gameFiles = useMemo(() => [...files.keys()], [files]);
  const missing = useMissingFiles(program, files);
  const messages = useMemo(() => [...(view?.messages ?? noMessages), ...missing], [view, missing]);
  const [brought, setBrought] = useState<ProjectFiles['brought']>(null);
  const projectFiles = useMemo(() => ({ ...project, brought }), [project, brought]);

  const select = (next: DeskTab): void => {
    setTab(next);
    if (!opened.includes(next)) setOpened([...opened, next]);
    // On a small screen, a panel is as high as the window below the tabs.
    if (window.matchMedia(SMALL_SCREEN).matches) work.current?.scrollIntoView();
  };
  const { isDropping, pasted, onClosePasted, handlers } = useBroughtFiles((found) => {
    setBrought(found);
    select('files');
  });
  const goToLine = (file: string | null, line: number): void => {
    select('write');
    setGoal({ file, line });
  };
  const insert = (snippet: string): void => {
    select('write');
    setInsertion({ snippet });
  };
  const panel = (name: DeskTab) => ({
    role: 'tabpanel',
    id: panelId(id, name),
    'aria-labelledby': tabId(id, name),
  });

  return (
    <ProjectFilesProvider value={projectFiles}>
      <div className={styles.desk} data-tab={tab} {...handlers}>
        <div className={styles.head}>{head}</div>
        <div ref={work} className={styles.work}>
          <DeskTabs id={id} selected={tab} onSelect={select} />
          {pasted !== null && tab === 'write' && (
            <PastedInk
              text={pasted}
              program={program}
              onChange={onChange}
              onClose={onClosePasted}
            />
          )}
          <div {...panel('write')} className={styles.write}>
            <EditorPane
              program={program}
              original={props.original}
              resetName={props.resetName}
              onReset={props.onReset}
              onChange={onChange}
              messages={messages}
              gameFiles={gameFiles}
              marks={marks}
              goal={goal}
              insertion={insertion}
              hasFiles
              takesFocus={props.takesFocus}
              isReadOnly={props.isReadOnly}
              readOnlyNote={props.readOnlyNote}
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
                  onGoToLine={goToLine}
                  onInsert={insert}
                  onPlay={({ moves, seed }) => {
                    setStart({ screen: 'game', moves, seed });
                    if (window.matchMedia(SMALL_SCREEN).matches) select('play');
                  }}
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
              leftOut={props.leftOut}
              config={extras.config}
              address={() => new URL(window.location.pathname, window.location.href)}
              onGoToLine={goToLine}
            />
          </PlayFrame>
        </div>
        {isDropping && <p className={styles.drop}>{filesMessages.drop}</p>}
      </div>
    </ProjectFilesProvider>
  );
}
