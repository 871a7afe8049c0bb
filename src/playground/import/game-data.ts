import { isRecord, parseProgramWithin, PROJECT_LIMITS } from '../../ink/story/story-program';
import {
  GAME_DATA_END,
  GAME_DATA_START,
  type GameData,
  type GameSource,
} from '../download/game-data';
import { isCompiledStory } from './read-compiled';

/** Finds the data of a downloaded game in its script or its page; null if there is none. */
export function findGameData(text: string): GameData | null {
  const start = text.indexOf(GAME_DATA_START);
  if (start < 0) return null;
  const from = start + GAME_DATA_START.length;
  // JSON has no line breaks of its own.
  const end = text.indexOf(GAME_DATA_END, from);
  return parseGameData(text.slice(from, end < 0 ? undefined : end).replace(/;\s*$/, ''));
}

function parseGameData(json: string): GameData | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (!isRecord(value) || typeof value.story !== 'string' || !isCompiledStory(value.story)) {
    return null;
  }
  const source = parseSource(value.source);
  return {
    title: typeof value.title === 'string' ? value.title : '',
    story: value.story,
    files: textsOf(value.files),
    fonts: textsOf(value.fonts),
    css: typeof value.css === 'string' ? value.css : null,
    ...(source && { source }),
  };
}

function parseSource(value: unknown): GameSource | null {
  if (!isRecord(value)) return null;
  const program = parseProgramWithin(PROJECT_LIMITS, value.program);
  const tables = textsOf(value.tables);
  return (
    program && {
      program,
      config: isRecord(value.config) ? value.config : {},
      ...(Object.keys(tables).length > 0 && { tables }),
    }
  );
}

function textsOf(value: unknown): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
