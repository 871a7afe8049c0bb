import type { StoryProgram } from '../../core/story/story-program';
import { editorMessages } from '../../site/messages/editor';
import { standalonePage, standaloneReadme } from './standalone-texts';

/** The contents of a story’s zip. */
export interface StoryZipParts {
  title: string;
  program: StoryProgram;
  /** The compiled story, as JSON. */
  compiled: string;
}

/** A zip, or why it could not be made. */
export type StoryZipResult =
  { isOk: true; zip: Uint8Array<ArrayBuffer> } | { isOk: false; message: string };

/** The files that a zip copies unchanged from this site; the build serves them below `/player/`. */
export const PLAYER_FILES = ['ink.js', 'ink-LICENSE.txt', 'player.js', 'player.css'] as const;

/**
 * Packs a standalone story, which can be opened as a file without a network. `playerFolder` is the address of the
 * player’s files, with a trailing slash.
 */
export async function makeStoryZip(
  parts: StoryZipParts,
  playerFolder: string,
): Promise<StoryZipResult> {
  let player: string[];
  try {
    player = await Promise.all(PLAYER_FILES.map((name) => fetchText(playerFolder + name)));
  } catch {
    return { isOk: false, message: editorMessages.download.playerMissing };
  }
  const { strToU8, zipSync } = await import('fflate');
  const files = zipEntries(parts, player);
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    { level: 9 },
  );
  return { isOk: true, zip: new Uint8Array(packed) };
}

/** Packs only the ink of a story, with each file under its own name. */
export async function packInk({ source, files }: StoryProgram): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const texts = Object.entries({ 'story.ink': source, ...files });
  return new Uint8Array(
    zipSync(Object.fromEntries(texts.map(([name, text]) => [name, strToU8(text)]))),
  );
}

/** The files of the zip by path, all in one folder, so that unpacking does not scatter files. */
export function zipEntries(
  { title, program, compiled }: StoryZipParts,
  player: readonly string[],
): Record<string, string> {
  const playing = {
    'index.html': standalonePage(title),
    'README.txt': standaloneReadme(title),
    'game/story.js': `var storyContent = ${scriptSafe(compiled)};\n`,
    ...Object.fromEntries(PLAYER_FILES.map((name, index) => [`game/${name}`, player[index] ?? ''])),
  };
  const sources = { 'story.ink': program.source, ...program.files };
  return Object.fromEntries([
    ...Object.entries(playing).map(([name, text]) => [`story/${name}`, text]),
    ...Object.entries(sources).map(([name, text]) => [`story/ink/${name}`, text]),
  ]) as Record<string, string>;
}

/** JSON that is also safe as JavaScript, in older browsers and inside HTML. */
function scriptSafe(json: string): string {
  return json
    .replace(/^\uFEFF/, '')
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}
