import { readText } from '../../base/text/decode-text';
import { importMessages as words } from '../../config/messages/import';
import { isRecord } from '../../ink/story/story-program';
import type { FoundFile } from '../assets/found-file';
import { stemOf } from './file-paths';
import { importLimits } from './import-limits';
import type { ImportedStory } from './import-result';

/** A compiled story: what `.ink.json` and the scripts of exported stories contain; null if there is none. */
export async function readCompiled(files: readonly FoundFile[]): Promise<ImportedStory | null> {
  for (const { path, blob } of files) {
    if (!/\.(?:json|js)$/i.test(path)) continue;
    const read = await readText(blob, importLimits.compiled);
    const json = read?.text.replace(/^[^{]*/, '').replace(/[;\s]*$/, '') ?? '';
    if (isCompiledStory(json)) {
      const name = stemOf(path).replace(/\.ink$/i, '');
      return { kind: 'compiled', name, json, assets: new Map(), notes: [words.notes.compiled] };
    }
  }
  return null;
}

/** Whether a text is a story as ink’s compiler writes it. */
export function isCompiledStory(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) && typeof value.inkVersion === 'number' && Array.isArray(value.root);
  } catch {
    return false;
  }
}
