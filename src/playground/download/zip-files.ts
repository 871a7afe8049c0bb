import { unzipSync, Zip } from 'fflate';
import { withPrefix } from 'gatsby';
import { GAME_CONFIG, GAMES_FOLDER, MAIN_INK } from '../../config/game-places';
import { isRecord, type StoryProgram } from '../../ink/story/story-program';
import { mediaType } from '../player/assets/media-type';
import type { ZipEntries } from './game-parts';
import { zipEntry } from './zip-entry';

/** Packs files into a zip, one after the other; what is compressed already is stored as it is. */
export async function zipFiles(entries: ZipEntries): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  for (const [path, blob] of entries) {
    const isPacked = /^(?:image\/(?!svg)|audio\/(?!wav)|video\/|font\/woff)/.test(mediaType(path));
    const file = zipEntry(path, isPacked ? 'stored' : 9);
    zip.add(file);
    file.push(new Uint8Array(await blob.arrayBuffer()), true);
  }
  zip.end();
  return new Blob(chunks, { type: 'application/zip' });
}

/** A game with its files, as the player and projects take it. */
export interface LoadedGame {
  program: StoryProgram;
  assets: ReadonlyMap<string, Blob>;
  /** What it says in the engine’s configuration. */
  config: Readonly<Record<string, unknown>>;
}

/** Loads a game of this site from its archive; rejects if it is not there or damaged. */
export async function loadGame(archive: string): Promise<LoadedGame> {
  const answer = await fetch(withPrefix(`/${GAMES_FOLDER}/${archive}`));
  if (!answer.ok) throw new Error(`${archive}: ${answer.status}`);
  const program: StoryProgram = { source: '', files: {} };
  const assets = new Map<string, Blob>();
  let config: LoadedGame['config'] = {};
  const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  for (const [path, content] of Object.entries(entries)) {
    if (path === MAIN_INK) program.source = new TextDecoder().decode(content);
    else if (path === GAME_CONFIG) {
      const said: unknown = JSON.parse(new TextDecoder().decode(content));
      config = isRecord(said) ? said : {};
    } else if (path.endsWith('.ink')) program.files[path] = new TextDecoder().decode(content);
    else assets.set(path, new Blob([new Uint8Array(content)], { type: mediaType(path) }));
  }
  return { program, assets, config };
}
