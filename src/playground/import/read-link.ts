import { readText } from '../../base/text/decode-text';
import { importMessages as words } from '../../config/messages/import';
import { pathOfTable } from '../../ink/story/table-path';
import { gameName } from '../../ink/story/game-name';
import type { StoryProgram } from '../../ink/story/story-program';
import type { FoundFile } from '../assets/found-file';
import type { LinkExtras } from '../share/link-extras';
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
    const program = { source, files: others };
    return simpleGame({
      name: extras?.name ?? null,
      program,
      assets: await tablesOf(program, extras),
      config: extras?.language === undefined ? {} : { language: extras.language },
      notes: [words.notes.link],
    });
  }
  return null;
}

/** The translations of a link as files of a project. */
async function tablesOf(
  program: StoryProgram,
  extras: LinkExtras | undefined,
): Promise<ReadonlyMap<string, Blob>> {
  const languages = extras?.languages ?? [];
  if (languages.length === 0) return new Map();
  const [{ readGameRows }, { tableOfLink }, { writePo }] = await Promise.all([
    import('../../ink/languages/player-words'),
    import('../share/link-languages'),
    import('../tables/write-po'),
  ]);
  const rows = readGameRows(program);
  const title = gameName(program, extras?.name);
  const header = { title, sourceLanguage: extras?.language ?? null };
  return new Map(
    languages.map((language) => [
      pathOfTable(language.code),
      new Blob([writePo(tableOfLink(language), rows, header)]),
    ]),
  );
}
