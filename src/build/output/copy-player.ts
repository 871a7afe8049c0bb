import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Puts ink’s runtime and its licence beside the player that downloaded games take along. */
export function copyPlayer(projectRoot: string, output: string): void {
  const ink = path.join(projectRoot, 'node_modules/inkjs');
  const target = path.join(output, 'player');
  mkdirSync(target, { recursive: true });
  cpSync(path.join(ink, 'dist/ink.js'), path.join(target, 'ink.js'));
  cpSync(path.join(ink, 'LICENSE.md'), path.join(target, 'ink-LICENSE.txt'));
}
