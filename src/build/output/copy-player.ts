import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where it was copied: `develop` asks again at each change. */
const copied = new Set<string>();

/** Copies ink’s runtime and its licence to where downloaded games take the player from. */
export function copyPlayer(projectRoot: string, output: string): void {
  // The package may be in a parent folder: a copy of the site has no packages of its own.
  const script = createRequire(path.join(projectRoot, 'package.json')).resolve('inkjs');
  const ink = path.dirname(path.dirname(script));
  const target = path.join(output, 'player');
  if (copied.has(target)) return;
  copied.add(target);
  mkdirSync(target, { recursive: true });
  cpSync(script, path.join(target, 'ink.js'));
  cpSync(path.join(ink, 'LICENSE.md'), path.join(target, 'ink-LICENSE.txt'));
}
