import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { imageSize } from 'image-size';
import { GAME_CONFIG, GAMES_FOLDER, MAIN_INK } from '../../config/game-places';
import { HASH_LENGTH } from '../../docs/host-headers/host-headers';
import { endingOf } from '../../ink/story/asset-kinds';
import { type PublishedGame, type WholeGame } from '../../lessons/games/whole-game';
import { readGames } from './read-games';

/** The same files always make the same archive; a zip has the time of no time zone. */
const LONG_AGO = new Date(1980, 0, 1);

/** A game as the site serves it, and the files that this takes. */
export interface PackedGame {
  game: PublishedGame;
  /** What they contain, by name; an archive takes long to make. */
  files: ReadonlyMap<string, () => Uint8Array>;
}

const packed = new Map<string, PackedGame>();

/** Packs the text and the files of a game into an archive; its picture and its screenshot stand beside it. */
export function packGame({ program, assets, ...about }: WholeGame): PackedGame {
  const { language } = about;
  const texts = Object.entries({
    [MAIN_INK]: program.source,
    ...program.files,
    ...(language !== undefined && { [GAME_CONFIG]: JSON.stringify({ language }) }),
  });
  const entries = [...texts.map(([name, text]) => [name, Buffer.from(text)] as const), ...assets];
  const hash = createHash('sha256').update(about.id);
  for (const [name, content] of entries) hash.update(`\0${name}\0`).update(content);
  const digest = hash.digest('hex').slice(0, 2 * HASH_LENGTH);
  const { id, title, summary, minutes, alt } = about;
  const name = `${id.replaceAll('/', '-')}.${digest}`;
  const known = packed.get(name);
  const look = { id, title, summary, ...(minutes && { minutes }), ...(alt && { alt }), program };
  if (known !== undefined) return { ...known, game: { ...known.game, ...look } };
  const inGame = Object.fromEntries(entries.filter(([file]) => file !== about.screen));
  const files = new Map<string, () => Uint8Array>([
    [`${name}.zip`, () => zipSync(inGame, { level: 9, mtime: LONG_AGO })],
  ]);
  const publish = (file: string | undefined, published: string): PublishedGame['picture'] => {
    const content = assets.get(file ?? '');
    if (file === undefined || content === undefined) return null;
    const publishedName = `${published}.${endingOf(file)}`;
    files.set(publishedName, () => content);
    const { width, height } = imageSize(content);
    return { address: `/${GAMES_FOLDER}/${publishedName}`, width, height };
  };
  const picture = publish(about.picture, name);
  const screen = publish(about.screen, `${name}.screen`) ?? picture;
  const made: PackedGame = { game: { ...look, archive: `${name}.zip`, picture, screen }, files };
  packed.set(name, made);
  return made;
}

/** What the pages know of the games of the content. */
export function publishedGames(projectRoot: string): PublishedGame[] {
  return readGames(projectRoot).games.map((game) => packGame(game).game);
}

/** Writes the archives and pictures of all games into the site; their names change with what they contain. */
export function writeGames(games: readonly WholeGame[], directory: string): void {
  const folder = path.join(directory, GAMES_FOLDER);
  mkdirSync(folder, { recursive: true });
  const files = new Map(games.flatMap((game) => [...packGame(game).files]));
  const written = new Set(readdirSync(folder));
  for (const name of written) if (!files.has(name)) rmSync(path.join(folder, name));
  for (const [name, content] of files) {
    if (written.has(name)) continue;
    // Whole or not at all: a build that was interrupted may be followed by one that keeps the file.
    const draft = path.join(folder, `${name}.part`);
    writeFileSync(draft, content());
    renameSync(draft, path.join(folder, name));
  }
}
