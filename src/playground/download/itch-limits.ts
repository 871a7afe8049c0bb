import { downloadMessages as words } from '../../config/messages/download';
import { assetKind, isInGame } from '../../ink/story/asset-kinds';

/** What itch.io takes for a game that is played in the browser. */
export const ITCH_LIMITS = {
  files: 1000,
  bytes: 500 * 1024 * 1024,
  /** Bytes of one file. */
  fileBytes: 200 * 1024 * 1024,
  /** Characters of a path. */
  pathLength: 240,
};

/** Why itch.io would refuse a zip, and what to do; empty if it takes it. */
export function itchProblems(entries: ReadonlyMap<string, Pick<Blob, 'size'>>): string[] {
  const { limits } = words;
  const paths = [...entries.keys()];
  const bytes = [...entries.values()].reduce((sum, { size }) => sum + size, 0);
  const large = [...entries].filter(([, { size }]) => size > ITCH_LIMITS.fileBytes);
  const long = paths.filter((path) => path.length > ITCH_LIMITS.pathLength);
  return [
    ...(paths.length > ITCH_LIMITS.files ? [limits.files(paths.length, ITCH_LIMITS.files)] : []),
    ...(bytes > ITCH_LIMITS.bytes ? [limits.bytes(bytes, ITCH_LIMITS.bytes)] : []),
    ...large.map(([path, { size }]) => limits.fileBytes(path, size, ITCH_LIMITS.fileBytes)),
    ...long.map((path) => limits.pathLength(path, ITCH_LIMITS.pathLength)),
    ...(entries.has('index.html') ? [] : [limits.index]),
    ...caseClashes(paths).map(([one, other]) => limits.caseClash(one, other)),
  ];
}

/** From this part of a limit on, its author is told. */
const NEAR = 0.85;
/** What a game has besides the files of its author. */
const OWN_FILES = ['index.html', 'game/player.js', 'game/player.css', 'game/licences.txt'];
const STORY = 'game/story.js';

/** What the author of a game should know about itch.io before the zip is made: limits that are near or passed. */
export function itchNotes(assets: ReadonlyMap<string, Pick<Blob, 'size'>>): string[] {
  const { limits } = words;
  const own = OWN_FILES.map((path) => [path, { size: 0 }] as const);
  const files = [...assets].filter(([path]) => isInGame(path) && !isInStory(path));
  const inStory = [...assets].filter(([path]) => isInStory(path));
  const entries = new Map<string, Pick<Blob, 'size'>>([
    ...own,
    [STORY, { size: inStory.reduce((sum, [, { size }]) => sum + size, 0) }],
    ...files.map(([path, blob]) => [`files/${path}`, blob] as const),
  ]);
  const refusals = itchProblems(entries);
  if (refusals.length > 0) return [limits.leadBefore, ...refusals];
  const bytes = [...entries.values()].reduce((sum, { size }) => sum + size, 0);
  return [
    ...(entries.size >= NEAR * ITCH_LIMITS.files
      ? [limits.nearFiles(entries.size, ITCH_LIMITS.files)]
      : []),
    ...(bytes >= NEAR * ITCH_LIMITS.bytes ? [limits.nearBytes(bytes, ITCH_LIMITS.bytes)] : []),
  ];
}

/** Fonts and styles are inside the script with the story. */
function isInStory(path: string): boolean {
  return ['font', 'style'].includes(assetKind(path) ?? '');
}

/** Pairs of paths that differ only in capitals: some systems cannot keep both. */
function caseClashes(paths: readonly string[]): [string, string][] {
  const seen = new Map<string, string>();
  return paths.flatMap((path): [string, string][] => {
    const first = seen.get(path.toLowerCase());
    seen.set(path.toLowerCase(), first ?? path);
    return first === undefined ? [] : [[first, path]];
  });
}
