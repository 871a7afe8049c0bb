import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../base/problems/problem';
import { MAIN_INK } from '../../config/game-places';
import { isAssetPath } from '../../ink/story/asset-kinds';
import { parseGame } from '../../lessons/games/parse-game';
import { type WholeGame } from '../../lessons/games/whole-game';
import { GAME_FOLDERS } from '../project/content-files';

const DESCRIPTION = 'game.yaml';

/** Reads all games of the content from disk; what cannot be a game is left out and reported. */
export function readGames(projectRoot: string): { games: WholeGame[]; problems: Problem[] } {
  const games: WholeGame[] = [];
  const problems: Problem[] = [];
  for (const parent of GAME_FOLDERS) {
    const directory = path.join(projectRoot, 'content', parent);
    if (!existsSync(directory)) continue;
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const game = readGame(projectRoot, `${parent}/${entry.name}`, problems);
      if (game !== null) games.push(game);
    }
  }
  return { games: games.sort((one, other) => (one.id < other.id ? -1 : 1)), problems };
}

function readGame(projectRoot: string, id: string, problems: Problem[]): WholeGame | null {
  const folder = `content/${id}`;
  const directory = path.join(projectRoot, folder);
  const report = (file: string, message: string, hint: string): void => {
    problems.push({ severity: 'error', file: `${folder}/${file}`, line: 1, message, hint });
  };
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  if (!names.includes(DESCRIPTION)) {
    report(
      DESCRIPTION,
      'The game has no description.',
      'Add the file, with “title” and “summary”.',
    );
    return null;
  }
  if (!names.includes(MAIN_INK)) {
    report(MAIN_INK, 'The game has no story.', `Begin it in a file “${MAIN_INK}”.`);
    return null;
  }
  const text = (name: string): string => readFileSync(path.join(directory, name), 'utf8');
  const parsed = parseGame(text(DESCRIPTION), `${folder}/${DESCRIPTION}`);
  problems.push(...parsed.problems);
  if (parsed.description === null) return null;
  const files: Record<string, string> = {};
  const assets = new Map<string, Uint8Array>();
  for (const name of names) {
    if (name === DESCRIPTION || name === MAIN_INK) continue;
    if (name.endsWith('.ink')) files[name] = text(name);
    else if (isAssetPath(name)) assets.set(name, readFileSync(path.join(directory, name)));
    else
      report(
        name,
        'A game cannot use this file.',
        'Delete it, or convert it: pictures, sound, video, fonts, custom.css and translations (languages/de.po) are possible.',
      );
  }
  for (const key of ['picture', 'screen'] as const) {
    const name = parsed.description[key];
    if (name === undefined || assets.has(name)) continue;
    report(
      DESCRIPTION,
      `“${key}” names “${name}”, which is not a file of the game.`,
      'Write its path as it is below the game’s folder.',
    );
  }
  return { ...parsed.description, id, program: { source: text(MAIN_INK), files }, assets };
}
