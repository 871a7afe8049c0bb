import { readPage, readText } from '../../base/text/decode-text';
import { importMessages as words } from '../../config/messages/import';
import type { Conversion } from '../../ink/convert/writing/conversion';
import { titleOf } from '../../ink/story/game-name';
import type { FoundFile } from '../assets/found-file';
import { importLimits } from './import-limits';
import { simpleGame, type ImportedGame, type SeveralGames } from './import-result';
import { innerPictures } from './inner-pictures';
import { readAssets } from './read-assets';
import type { FoundFiles } from './read-zip';
import { Refusal } from './refusal';

const FOREIGN = /\.(?:html?|txt|twee2?|tw2?)$/i;

/** A story of Twine or ChoiceScript, written as ink; null if there is none. The converters load with the first one. */
export async function readForeign(
  { files }: FoundFiles,
  name: string | null,
): Promise<ImportedGame | SeveralGames | null> {
  const texts = await textsOf(files.filter(({ path }) => FOREIGN.test(path)));
  if (texts.size === 0) return null;
  const { archivedStories, convertForeign } =
    await import('../../ink/convert/convert-foreign').catch(() => {
      throw new Refusal(words.notLoaded);
    });
  const stories = archivedStories(texts);
  if (stories.length > 1) return severalOf(stories);
  const pictures = innerPictures(texts);
  const conversion = convertForeign(pictures.texts);
  return conversion === null ? null : gameOf(conversion, [...files, ...pictures.files], name);
}

/** The stories of an archive, to choose one. */
function severalOf(stories: readonly { title: string; html: string }[]): SeveralGames {
  const games = stories.map(({ title, html }, index) => ({
    path: `${nameFor(title) ?? `Story ${index + 1}`}.html`,
    blob: new Blob([html]),
  }));
  return { kind: 'several', games, notes: [words.notes.several] };
}

/** A title as the name of a file; null if nothing of it can be one. */
function nameFor(title: string): string | null {
  const name = title.replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, ' ').trim();
  return name === '' ? null : name.slice(0, 80);
}

async function textsOf(files: readonly FoundFile[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const { path, blob } of files) {
    const isPage = /\.html?$/i.test(path);
    const read = await (isPage ? readPage : readText)(blob, importLimits.compiled);
    if (read !== null) texts.set(path, read.text);
  }
  return texts;
}

async function gameOf(
  { tool, kind, pieces, program, losses, positions, folder }: Conversion,
  files: readonly FoundFile[],
  name: string | null,
): Promise<ImportedGame> {
  const notes = [words.notes.converted(tool, pieces, kind)];
  const assets = await readAssets(files, { folder, project: null }, notes);
  const isTitled = titleOf(program) !== '';
  const found = { program, assets, notes, losses, positions, isConverted: true };
  return simpleGame({ name: isTitled ? null : name, ...found });
}
