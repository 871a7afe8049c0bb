import { useState } from 'react';
import { flushSync } from 'react-dom';
import { CommandBus } from '../../base/browser/command-bus';
import { SMALL_SCREEN } from '../../ui/styles/breakpoints';
import type { EditorCommands, TextGoal } from '../editor/ink-editor-content';
import type {
  FileCommands,
  FindCommands,
  MapCommands,
  TestCommands,
  Workspace,
} from '../pane/workspace';
import type { PlayWindow } from '../play-window/use-play-window';
import type { PlayerActions } from '../player/player-actions';
import type { PlayerStart } from '../player/use-player';
import type { StudioTab } from './StudioTabs';
import type { Pane } from './pane-layout';
import { studioTools } from './studio-tools';
import type { Panes } from './use-panes';

interface OpenWorkspace {
  workspace: Workspace;
  tab: StudioTab;
  /** The tabs that have been selected so far: what they show stays loaded. */
  opened: readonly StudioTab[];
  /** Where the story begins; a new object restarts it. */
  start: PlayerStart;
  setStart: (start: PlayerStart) => void;
  /** Hides a pane; the tools are hidden while none of them is open. */
  hide: (pane: Pane) => void;
  editor: CommandBus<EditorCommands>;
  player: CommandBus<PlayerActions>;
}

const isSmallScreen = (): boolean => window.matchMedia(SMALL_SCREEN).matches;

/** The pane that shows what a tab opens. */
export function paneOf(tab: StudioTab): Pane {
  if (tab === 'write') return 'text';
  return tab === 'play' ? 'play' : 'tools';
}

/** The tab that opens where text and story are in sight anyway: beside them, the tool that was open. */
function largeScreenTab(first: StudioTab, tool: string | null): StudioTab {
  if (paneOf(first) === 'tools') return first;
  return studioTools.find(({ id }) => id === tool)?.id ?? 'write';
}

/** A bus to each part of the playground. */
function createBuses() {
  return {
    editor: new CommandBus<EditorCommands>(),
    player: new CommandBus<PlayerActions>(),
    files: new CommandBus<FileCommands>(),
    tests: new CommandBus<TestCommands>(),
    map: new CommandBus<MapCommands>(),
    find: new CommandBus<FindCommands>(),
  };
}

/** The tab that is selected, and those that have been. */
function useTabs(first: StudioTab, panes: Panes) {
  const [tab, setTab] = useState(() =>
    isSmallScreen() ? first : largeScreenTab(first, panes.layout.tool),
  );
  const [opened, setOpened] = useState<readonly StudioTab[]>([tab]);
  const open = (next: StudioTab): void => {
    // At once: a part that is hidden cannot take the focus.
    flushSync(() => {
      setTab(next);
      if (!opened.includes(next)) setOpened([...opened, next]);
      if (!isSmallScreen()) panes.noteTool(paneOf(next) === 'tools' ? next : null);
    });
  };
  return { tab, opened, open };
}

/** What is shown in the playground, and what its parts ask of one another. Text and story have panes of their own beside a tool; on a small screen, a tab shows one of the three. */
export function useWorkspace(
  opening: { tab: StudioTab; start: PlayerStart },
  panes: Panes,
  playWindow: PlayWindow,
): OpenWorkspace {
  const { tab, opened, open } = useTabs(opening.tab, panes);
  const [start, setStart] = useState(opening.start);
  const [{ editor, player, files, tests, map, find }] = useState(createBuses);

  const show = (next: StudioTab): void => {
    if (next === 'play' && playWindow.opened !== null) playWindow.focus();
    else if (isSmallScreen()) open(next);
    else {
      if (next !== 'play') open(next);
      panes.reveal(paneOf(next));
    }
  };
  /** Shows the text beside the tool that is open, where there is room. */
  const showText = (): void => {
    if (isSmallScreen()) show('write');
    else panes.reveal('text');
  };
  const goToPlace = (place: TextGoal): void => {
    showText();
    editor.call('goTo', place);
  };
  const workspace: Workspace = {
    show,
    goTo: (file, line) => goToPlace({ file, line }),
    goToPlace,
    point: (place) => editor.call('point', place),
    findAll: () => {
      show('find');
      find.call('focus');
    },
    insert: (snippet) => {
      showText();
      editor.call('insert', snippet);
    },
    edit: (action) => {
      showText();
      editor.call('run', action);
    },
    focusText: () => editor.call('focus'),
    bring: (found) => {
      // The tool says why a file cannot be had, and may load only now.
      found.catch(() => undefined);
      show('files');
      files.call('take', found);
    },
    playFrom: ({ moves, seed }) => {
      setStart({ screen: 'game', moves, seed });
      show('play');
    },
    testFrom: (place) => {
      show('tests');
      tests.call('runFrom', place);
    },
    askOnMap: (what) => {
      show('map');
      map.call('ask', what);
    },
    showOnMap: (place) => {
      show('map');
      map.call('open', place);
    },
    play: (action) => {
      // Their windows open here, wherever the story plays.
      const isHere = action === 'share' || action === 'download';
      if (!isHere || playWindow.opened === null) show('play');
      player.call(action);
    },
    toggleWindow: () => {
      if (playWindow.opened !== null) playWindow.close();
      else playWindow.open(document.querySelector('[data-play]'));
    },
    files,
    find,
    tests,
    map,
  };
  const hide = (pane: Pane): void => {
    if (pane === 'tools') open('write');
    else panes.hide(pane);
  };
  return { workspace, tab, opened, start, setStart, hide, editor, player };
}
