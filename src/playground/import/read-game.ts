import { controlsIn, listControls } from '../../base/text/controls';
import { importMessages as words } from '../../config/messages/import';
import type { FoundFile } from '../assets/found-file';
import { findBackup } from './find-backup';
import { isZip } from './find-files';
import type { ImportedGame, ImportResult } from './import-result';
import { readCompiled } from './read-compiled';
import { readDownload } from './read-download';
import { readForeign } from './read-foreign';
import { readInk } from './read-ink';
import { readLink } from './read-link';
import { readSentNotes } from './read-sent-notes';
import type { FoundFiles } from './read-zip';
import { Refusal } from './refusal';
import { findFiles } from './usable-files';
import { isInk, isLitter } from './wanted-files';

export type { ImportedGame, ImportResult } from './import-result';

/** Reads a game from files, a folder or a zip; `main` chooses among several main files. Never rejects. */
export async function readGame(chosen: readonly FoundFile[], main?: string): Promise<ImportResult> {
  try {
    return withControlsNamed(await readChosen(chosen, main));
  } catch (error) {
    return {
      kind: 'refused',
      reason: error instanceof Refusal ? error.message : words.unreadable,
    };
  }
}

async function readChosen(chosen: readonly FoundFile[], main?: string): Promise<ImportResult> {
  return (
    (await findBackup(chosen)) ??
    (await readSentNotes(chosen)) ??
    (await readPacked(chosen)) ??
    (await read(chosen, main))
  );
}

/** Names the control characters of a game’s text; the editor has a note for each of their lines. */
function withControlsNamed(result: ImportResult): ImportResult {
  if (result.kind !== 'game') return result;
  const { source, files } = result.program;
  const { count, names } = controlsIn([source, ...Object.values(files)].join('\n'));
  return count === 0
    ? result
    : { ...result, notes: [...result.notes, words.notes.controls(count, listControls(names))] };
}

/** What zips in a folder contain, unless the folder itself has a story. */
async function readPacked(chosen: readonly FoundFile[]): Promise<ImportResult | null> {
  if (chosen.length < 2 || chosen.some(({ path }) => isInk(path))) return null;
  const zips = chosen.filter(({ path }) => isZip(path) && !isLitter(path));
  const [first] = zips;
  if (first === undefined) return null;
  const pages = chosen.filter(({ path }) => /\.html?$/i.test(path) && !isLitter(path));
  return zips.length + pages.length === 1
    ? readChosen([first])
    : { kind: 'several', games: [...zips, ...pages], notes: [words.notes.several] };
}

async function read(chosen: readonly FoundFile[], main: string | undefined): Promise<ImportResult> {
  const found = await findFiles(chosen);
  const { files } = found;
  if (files.some(({ path }) => isInk(path))) return readInk(found, nameOf(chosen), main);
  const name = nameOf(chosen);
  const game =
    (await readDownload(files)) ??
    (await readLink(files)) ??
    (await readForeign(found, name)) ??
    (await readCompiled(files));
  if (game === null) throw new Refusal(whyNothing(found));
  return game;
}

function whyNothing({ files, leftOut }: FoundFiles): string {
  if (files.length + leftOut.length === 0) return words.empty;
  return files.some(({ path }) => /\.html?$/i.test(path)) ? words.otherPage : words.noStory;
}

/** A name for the project: that of the zip or the folder. */
function nameOf(chosen: readonly FoundFile[]): ImportedGame['name'] {
  const [first] = chosen;
  if (chosen.length === 1 && first !== undefined) {
    return first.path.replace(/\.(?:zip|ink|html?|txt|twee\d?|tw\d?)$/i, '');
  }
  const folder = first?.path.split('/')[0] ?? '';
  return first?.path.includes('/') === true &&
    chosen.every(({ path }) => path.startsWith(`${folder}/`))
    ? folder
    : null;
}
