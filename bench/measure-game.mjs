import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** The bytes of the scripts and styles that every downloaded game has, after gzip. */
export function measureGame(site) {
  const { script, style } = JSON.parse(readFileSync(path.join(site, 'game-files.json'), 'utf8'));
  return [script, style]
    .map((name) => gzipSync(readFileSync(path.join(site, 'game-files', name)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
