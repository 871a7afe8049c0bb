import type { CommandBus } from '../../base/browser/command-bus';
import type { FoundFile } from '../assets/found-file';
import type { EditorAction } from '../editor/editor-actions';
import type { EditorCommands, TextGoal } from '../editor/ink-editor-content';
import type { Move } from '../player/engine/game-view';
import type { PlayerAction } from '../player/player-actions';

/** What is asked of the tool for files. */
export interface FileCommands {
  /** Adds files that were dropped or pasted, or imports the game that they are. */
  take: (found: Promise<readonly FoundFile[]>) => void;
}

/** What is asked of the tool that finds in all files. */
export interface FindCommands {
  focus: () => void;
}

/** What is asked of the tests. */
export interface TestCommands {
  /** Runs them from a place. */
  runFrom: (place: string) => void;
}

/** What is asked of the map. */
export interface MapCommands {
  /** Asks what the story remembers at a place, or what it asks for. */
  ask: (what: 'remember' | 'onlyIf') => void;
  /** Opens what can be done with a place. */
  open: (place: string) => void;
}

/** What the parts of the playground ask of one another. Each command shows the part that does it. */
export interface Workspace {
  /** Selects a tab. */
  show: (tab: string) => void;
  /** Puts the editor’s cursor in a line, counted from 1; `file` is null for the main file. */
  goTo: (file: string | null, line: number) => void;
  /** Puts it in an exact place. */
  goToPlace: (place: TextGoal) => void;
  /** Puts the cursor of the text there without showing it: one writes there, in lines of it. */
  point: EditorCommands['point'];
  /** Opens the tool that finds in all files, and puts the cursor there. */
  findAll: () => void;
  /** Writes a tag or markup at the editor’s cursor. */
  insert: (snippet: string) => void;
  /** Does what a key of the editor does. */
  edit: (action: EditorAction) => void;
  /** Puts the focus into the text, where the cursor was; whoever calls it has shown the text. */
  focusText: EditorCommands['focus'];
  /** Hands files that were dropped or pasted to the tool for files. */
  bring: (found: Promise<readonly FoundFile[]>) => void;
  /** Restarts the player and makes these moves. */
  playFrom: (start: { moves: readonly Move[]; seed: number }) => void;
  /** Shows the tests, and plays the story again and again from a place. */
  testFrom: (place: string) => void;
  /** Shows the map, which asks what the story remembers at a place, or what it asks for. */
  askOnMap: MapCommands['ask'];
  /** Shows the map, and a place on it. */
  showOnMap: MapCommands['open'];
  /** Does what a button of the player’s bar does. */
  play: (action: PlayerAction) => void;
  /** Opens a window of its own for the story, or brings the story back from it. */
  toggleWindow: () => void;
  /** Where the tool for files hears of what is brought. */
  files: CommandBus<FileCommands>;
  /** Where the tool that finds in all files hears that it is wanted. */
  find: CommandBus<FindCommands>;
  /** Where the tests hear that they are wanted. */
  tests: CommandBus<TestCommands>;
  /** Where the map hears that it is wanted. */
  map: CommandBus<MapCommands>;
}
