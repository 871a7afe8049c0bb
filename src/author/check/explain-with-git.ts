import type { Problem } from '../../base/problems/problem';

interface LastCommit {
  /** New ids of moved docs, by the old ones. */
  movedIds: ReadonlyMap<string, string>;
  /** Tells whether the last commit contained a file, relative to the project. */
  hadFile: (file: string) => boolean;
}

const MISSING_IMAGE = /^There is no image (?<file>static\/\S+),/;
const MISSING_PAGE = /\b(?:no such|not a) page\b/;
const NAMES = /“(?<name>[^”]+)”/g;

/** Adds to the hints what only the last commit knows: where a page was moved, and how to restore a picture. */
export function explainWithGit(problem: Problem, { movedIds, hadFile }: LastCommit): Problem {
  const { message, hint } = problem;
  const names = [...message.matchAll(NAMES)].map(({ groups }) => groups?.name ?? '');
  const gone = MISSING_PAGE.test(message) ? names.find((name) => movedIds.has(name)) : undefined;
  const now = movedIds.get(gone ?? '');
  if (now !== undefined) {
    return {
      ...problem,
      hint: `The page has moved to “${now}”: npm run content:check -- --fix updates it here too.`,
    };
  }
  const image = MISSING_IMAGE.exec(message)?.groups?.file;
  if (image === undefined || !hadFile(image)) return problem;
  return {
    ...problem,
    hint: `${hint} It is in the last commit: git checkout HEAD -- ${image} restores it.`,
  };
}
