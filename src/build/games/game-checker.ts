import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { CheckedGame, GameCheck } from '../../core/games/game-check';
import { pipelineDigest } from '../documents/pipeline-digest';
import { samplesDigest } from '../samples/samples-digest';

/** Plays a game and says what is wrong in it. */
export type CheckGame = (game: CheckedGame) => Promise<GameCheck>;

let loaded: CheckGame | null = null;

/** Loads what the playground’s tests play games with: code for browsers, which the build only runs. */
export function loadGameChecker(projectRoot: string): CheckGame {
  if (loaded !== null) return loaded;
  const script = path.join(projectRoot, '.cache/check-game.cjs');
  buildSync({
    absWorkingDir: projectRoot,
    entryPoints: ['src/studio/tests/check-game.ts'],
    outfile: script,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    define: { 'process.env.GATSBY_LOCALE': 'null' },
    logLevel: 'error',
  });
  const module = createRequire(path.join(projectRoot, 'package.json'))(script) as {
    checkGame: CheckGame;
  };
  loaded = module.checkGame;
  return loaded;
}

/** A digest of the code that plays games. */
export function gameCheckerDigest(projectRoot: string): string {
  return (
    samplesDigest(projectRoot) +
    pipelineDigest(projectRoot, ['src/player/engine', 'src/studio/tests'])
  );
}
