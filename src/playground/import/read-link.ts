import { readText } from '../../base/text/decode-text';
import { importMessages as words } from '../../config/messages/import';
import type { FoundFile } from '../assets/found-file';
import { importLimits } from './import-limits';
import { simpleGame, type ImportedGame } from './import-result';
import { playLinkIn } from './play-link';
import { Refusal } from './refusal';

/** The story of a link in a text file; null if there is none. Throws a `Refusal` if it cannot be read. */
export async function readLink(files: readonly FoundFile[]): Promise<ImportedGame | null> {
  for (const { path, blob } of files) {
    if (!/\.(?:txt|url|webloc)$/i.test(path)) continue;
    const hash = playLinkIn((await readText(blob, importLimits.text))?.text ?? '');
    if (hash === null) continue;
    const { decodeShareHash, explainShareFailure } = await import('../share/share-link');
    const result = await decodeShareHash(hash);
    if (!result.isOk) throw new Refusal(explainShareFailure(result.failure));
    const { source, files: others, extras } = result.value;
    return simpleGame({
      name: extras?.name ?? null,
      program: { source, files: others },
      notes: [words.notes.link],
    });
  }
  return null;
}
