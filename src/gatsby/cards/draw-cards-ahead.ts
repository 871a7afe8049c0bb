import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { entries } from '../project/entries';
import { CardStore } from './card-store';
import type { SocialCard } from './social-card';

/** So few cards are drawn faster than another process starts. */
const FEW = 20;

let drawing: Promise<unknown> = Promise.resolve();

/**
 * Starts drawing the missing cards in a process next to the build, because webpack only uses one core. If that
 * process fails, nothing is lost: a missing card is drawn when it is needed, and errors are reported then.
 */
export function drawCardsAhead(cards: readonly SocialCard[], projectRoot: string): void {
  const store = new CardStore(projectRoot);
  const missing = cards.filter((card) => !store.has(card));
  if (missing.length < FEW) return;
  const script = path.join(projectRoot, '.cache/cards-process.cjs');
  buildSync({
    absWorkingDir: projectRoot,
    entryPoints: [entries.cardsProcess],
    outfile: script,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
  const child = fork(script, { cwd: projectRoot, execArgv: [], stdio: 'ignore' });
  drawing = once(child, 'exit').catch(() => undefined);
  child.send(missing);
}

/** Resolves once the started cards are drawn. */
export async function cardsDrawnAhead(): Promise<void> {
  await drawing;
}
