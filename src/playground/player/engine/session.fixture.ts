import type { StoryProgram } from '../../../ink/story/story-program';
import type { GameView, Move } from './game-view';
import { Session } from './session';

interface Opening {
  moves?: Move[];
  screen?: 'title' | 'game';
  seed?: number;
  files?: StoryProgram['files'];
}

/** Opens a story for a test. */
export async function openStory(
  source: string,
  { moves = [], screen = 'game', seed = 7, files = {} }: Opening = {},
): Promise<{ session: Session; view: GameView }> {
  const { session, view } = await Session.open({
    program: { source, files },
    screen,
    moves,
    seed,
  });
  if (session === null) throw new Error(JSON.stringify(view.messages));
  return { session, view };
}

/** The lines of each visible scene. */
export function linesOf({ scenes }: GameView): string[][] {
  return scenes.map(({ paragraphs }) => paragraphs.map(({ text }) => text));
}

/** The choices that are currently offered. */
export function choicesOf({ scenes }: GameView): string[] {
  return scenes.at(-1)?.choices.map(({ text }) => text) ?? [];
}

/** The messages as sentences. */
export function textsOf({ messages }: GameView): string[] {
  return messages.map(({ text }) => text);
}
