import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectTips, type Tip } from '../../core/tips/collect-tips';

/** Writes the meanings that terms show, for the browser to fetch when the first is pointed at: tips.json. */
export function writeTips(directory: string, sources: readonly (readonly Tip[])[]): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, 'tips.json'), JSON.stringify(collectTips(sources)));
}
