import type { Problem } from '../../base/problems/problem';
import { MAIN_INK } from '../../config/game-places';
import type { SynonymSource } from '../../docs/reference/parse-search-synonyms';
import type { ReferenceEntry } from '../../docs/reference/reference-entry';
import { CUSTOM_CSS } from '../../ink/story/asset-kinds';
import type { CheckedGame, GameCheck } from '../../ink/story/game-check';
import { checkGameWords } from '../../lessons/games/game-words';
import { type WholeGame } from '../../lessons/games/whole-game';
import { pipelineDigest } from '../documents/pipeline-digest';
import { codeFolders, entries } from '../project/entries';
import { engineWords } from '../samples/check-sample-words';
import { samplesDigest } from '../samples/samples-digest';
import { cacheResult, cacheResults, resultKey, type ResultCache } from '../threads/cache-results';
import type { Task } from '../threads/task';
import type { Threads } from '../threads/threads';

/** What the playground’s tests play games with: code for browsers, which the build only runs. */
const checkGame: Task<CheckedGame, GameCheck> = {
  file: entries.checkGame,
  name: 'checkGame',
};

interface GameCheckOptions {
  cache: ResultCache;
  threads?: Threads;
  /** The reference that the words of the games are checked against. */
  entries: readonly ReferenceEntry[];
  synonyms: readonly SynonymSource[];
}

/** Checks and plays every game once per content, until it has ended in every way that its description names. */
export async function checkGames(
  games: readonly WholeGame[],
  { entries: reference, synonyms, ...options }: GameCheckOptions,
): Promise<Problem[]> {
  const digest = gameCheckerDigest(process.cwd());
  const inputs = games.map(({ program, endings, assets }) => {
    const css = Buffer.from(assets.get(CUSTOM_CSS) ?? []).toString();
    const input = { program, paths: [...assets.keys()], css, endings };
    return { input, key: resultKey(digest, input) };
  });
  const checks = await cacheResults(checkGame, inputs, options);
  const words = engineWords(reference, synonyms);
  const base = resultKey(digest, ['game words', reference, synonyms]);
  const problems: Problem[] = [];
  for (const [index, game] of games.entries()) {
    const { id, program, assets, picture, screen } = game;
    const check = checks[index];
    if (check === undefined) continue;
    const used = [...assets.keys()].filter((path) => path !== picture && path !== screen);
    const key = resultKey(base, [id, program]);
    problems.push(
      ...(await cacheResult(options.cache, key, () => checkGameWords(game, words))),
      ...problemsOf(game, check, new Set(used)),
    );
  }
  return problems;
}

/** A digest of the code that plays games. */
const gameCheckerDigest = (projectRoot: string): string =>
  samplesDigest(projectRoot) + pipelineDigest(projectRoot, codeFolders.games);

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
