import atrament, { type CoreSave } from '@atrament/core';
import { gameSessions } from './game-sessions';
import type { GameView, SaveSlot, TagValue } from './game-view';
import type { GuardedGame } from './guarded-game';
import { sceneView } from './scene-view';
import { settleMessages, type Report, type ReportedText } from './story-message';
import { plainTags } from './tag-values';
import { currentVariables } from './variable-values';

/** What the session knows but the engine does not. */
export interface ViewParts {
  text: ReportedText;
  warnings: readonly Report[];
  toolbar: string | null;
  about: string[];
  place: string | null;
}

/** Builds the full view of the player, and removes the messages and cues from the game. */
export async function readView(
  session: GuardedGame,
  { text, warnings, toolbar, about, place }: ViewParts,
): Promise<GameView> {
  const { screen, hasBegun, overlay, moves, seed, ways } = session.progress;
  const { game, metadata, scenes } = atrament.state.get();
  const isPlaying = screen === 'game';
  const view: GameView = {
    screen,
    isPlayable: !isPlaying || hasBegun,
    metadata: plainTags(metadata),
    scenes: isPlaying ? scenes.map(sceneView) : [],
    toolbar: isPlaying ? toolbar : null,
    overlay: isPlaying ? overlay : null,
    about: metadata.about === undefined ? null : about,
    background: isPlaying ? textOrNull(game.background) : null,
    pageBackground: textOrNull(isPlaying ? game.background_page : metadata.background),
    saves: (await atrament.game.listSaves()).map(saveSlot),
    canResume: (await atrament.game.canResume()) !== null,
    sessions: screen === 'title' ? await gameSessions(metadata) : null,
    messages: await settleMessages([...warnings, ...session.messages], text),
    cues: session.cues,
    moves,
    seed,
    place: isPlaying && hasBegun ? place : null,
    ways: [...ways],
    variables: currentVariables(session.story),
  };
  session.messages = [];
  session.cues = [];
  return view;
}

function saveSlot({ id, type, name, description, date }: CoreSave): SaveSlot {
  return { key: id, type, name: textOrNull(name) ?? '', description: description ?? '', date };
}

function textOrNull(value: TagValue | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
