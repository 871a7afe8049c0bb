import type { ComponentType } from 'react';
import type { StoryProgram } from '../../ink/story/story-program';
import type { MarkedLines } from '../editor/marked-lines';
import type { Engine } from '../player/engine/client';
import type { GameView } from '../player/engine/game-view';
import type { Workspace } from './workspace';

export interface StudioToolProps {
  /** The story in the language in which it is played. */
  played: StoryProgram;
  /** That language; null for the original. */
  language: string | null;
  /** What plays the story, and knows what it has compiled. */
  engine: Pick<Engine, 'ask'>;
  /** What the player shows; null before it has loaded. */
  view: GameView | null;
  /** Whether the tool’s tab is selected; it is kept when another one is. */
  isShown: boolean;
  workspace: Workspace;
  /** Marks lines in the editor’s margin instead of those marked before; null for none. */
  onMarkLines: (marks: MarkedLines | null) => void;
}

/** A tool of the playground, in a tab of its own. */
export interface StudioTool {
  id: string;
  /** The tab’s text. */
  name: string;
  /** Loads its code when it is first rendered: `lazyPart`. */
  Tool: ComponentType<StudioToolProps>;
}
