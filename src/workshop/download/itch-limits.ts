import { downloadMessages as words } from '../../site/messages/download';
import type { ZipEntries } from './game-parts';

/** What itch.io takes for a game that is played in the browser. */
export const ITCH_LIMITS = {
  files: 1000,
  bytes: 500 * 1024 * 1024,
  /** Characters of a path. */
  pathLength: 240,
};

/** Why itch.io would refuse a zip, and what to do; empty if it takes it. */
export function itchProblems(entries: ZipEntries): string[] {
  const { limits } = words;
  const paths = [...entries.keys()];
  const bytes = [...entries.values()].reduce((sum, { size }) => sum + size, 0);
  const long = paths.filter((path) => path.length > ITCH_LIMITS.pathLength);
  return [
    ...(paths.length > ITCH_LIMITS.files ? [limits.files(paths.length, ITCH_LIMITS.files)] : []),
    ...(bytes > ITCH_LIMITS.bytes ? [limits.bytes(bytes, ITCH_LIMITS.bytes)] : []),
    ...long.map((path) => limits.pathLength(path, ITCH_LIMITS.pathLength)),
    ...(entries.has('index.html') ? [] : [limits.index]),
    ...caseClashes(paths).map(([one, other]) => limits.caseClash(one, other)),
  ];
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
