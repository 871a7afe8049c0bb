import { createHash } from 'node:crypto';
import type { GameCheck } from '../../core/games/game-check';
import { checkGameWords } from '../../core/games/game-words';
import { MAIN_INK, type WholeGame } from '../../core/games/whole-game';
import type { Problem } from '../../core/problems/problem';
import type { EngineWords } from '../../core/samples/check-engine-words';
import { CUSTOM_CSS } from '../../core/story/asset-kinds';
import type { SampleCache } from '../samples/check-samples';
import { gameCheckerDigest, loadGameChecker } from './game-checker';

interface GameCheckOptions {
  projectRoot: string;
  cache: SampleCache;
  words: EngineWords;
}

/** Checks every game, and plays each once per content until it has ended in every way that its description names. */
export async function checkGames(
  games: readonly WholeGame[],
  { projectRoot, cache, words }: GameCheckOptions,
): Promise<Problem[]> {
  if (games.length === 0) return [];
  const digest = gameCheckerDigest(projectRoot);
  const problems: Problem[] = [];
  for (const game of games) {
    const { program, endings, assets } = game;
    const paths = [...assets.keys()].filter(
      (path) => path !== game.picture && path !== game.screen,
    );
    const css = Buffer.from(assets.get(CUSTOM_CSS) ?? []).toString();
    const checked = { program, paths: [...assets.keys()], css, endings };
    const key = createHash('sha256').update(digest).update(JSON.stringify(checked)).digest('hex');
    let check = (await cache.get(key)) as GameCheck | undefined;
    if (check === undefined) {
      check = await loadGameChecker(projectRoot)(checked);
      await cache.set(key, check);
    }
    problems.push(...checkGameWords(game, words), ...problemsOf(game, check, new Set(paths)));
  }
  return problems;
}

function problemsOf(
  { id, endings, assets }: WholeGame,
  check: GameCheck,
  used: ReadonlySet<string>,
) {
  const faults = check.faults
    // The picture of the game need not occur in the story.
    .filter(({ file }) => file === null || used.has(file) || !assets.has(file))
    .map(({ file, line, message, hint }): Problem => ({
      severity: 'error',
      file: `content/${id}/${file ?? MAIN_INK}`,
      line,
      message,
      hint,
    }));
  const missed = endings.filter((name) => check.plays > 0 && !check.endings.includes(name));
  const unreached = missed.map((name): Problem => ({
    severity: 'error',
    file: `content/${id}/game.yaml`,
    line: 1,
    message: `None of ${check.plays} plays ended in “${name}”.`,
    hint: `Plays ended in: ${check.endings.join(', ')}. Check the way to it, or its name.`,
  }));
  return [...faults, ...unreached];
}
