import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { CommandBus } from '../../base/browser/command-bus';
import { SMALL_SCREEN } from '../../ui/styles/breakpoints';
import type { EditorCommands } from '../editor/ink-editor-content';
import type { FileCommands, Workspace } from '../pane/workspace';
import type { PlayerActions } from '../player/player-actions';
import type { PlayerStart } from '../player/use-player';
import type { StudioTab } from './StudioTabs';

interface OpenWorkspace {
  workspace: Workspace;
  tab: StudioTab;
  /** The tabs that have been selected so far: what they show stays loaded. */
  opened: readonly StudioTab[];
  /** Where the story begins; a new object restarts it. */
  start: PlayerStart;
  setStart: (start: PlayerStart) => void;
  /** The element with the tabs. */
  top: RefObject<HTMLDivElement>;
  editor: CommandBus<EditorCommands>;
  player: CommandBus<PlayerActions>;
}

const isSmallScreen = (): boolean => window.matchMedia(SMALL_SCREEN).matches;

/** What is shown in the playground, and what its parts ask of one another. Where the story has room beside them, “Play” is no tab. */
export function useWorkspace(firstTab: StudioTab, firstStart: PlayerStart): OpenWorkspace {
  const top = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<StudioTab>(() =>
    firstTab === 'play' && !isSmallScreen() ? 'write' : firstTab,
  );
  const [opened, setOpened] = useState<readonly StudioTab[]>([tab]);
  const [start, setStart] = useState(firstStart);
  const [editor] = useState(() => new CommandBus<EditorCommands>());
  const [player] = useState(() => new CommandBus<PlayerActions>());
  const [files] = useState(() => new CommandBus<FileCommands>());

  const show = (next: StudioTab): void => {
    // At once: a part that is hidden cannot take the focus.
    flushSync(() => {
      setTab(next);
      if (!opened.includes(next)) setOpened([...opened, next]);
    });
    // On a small screen, a panel is as high as the window below the tabs.
    if (isSmallScreen()) top.current?.scrollIntoView();
  };
  const showPlay = (): void => {
    if (isSmallScreen()) show('play');
  };
  const workspace: Workspace = {
    show,
    goTo: (file, line) => {
      show('write');
      editor.call('goTo', { file, line });
    },
    insert: (snippet) => {
      show('write');
      editor.call('insert', snippet);
    },
    edit: (action) => {
      show('write');
      editor.call('run', action);
    },
    bring: (found) => {
      show('files');
      files.call('take', found);
    },
    playFrom: ({ moves, seed }) => {
      setStart({ screen: 'game', moves, seed });
      showPlay();
    },
    play: (action) => {
      showPlay();
      player.call(action);
    },
    files,
  };
  return { workspace, tab, opened, start, setStart, top, editor, player };
}
