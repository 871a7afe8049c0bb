import type { Problem } from '../../base/problems/problem';
import type { PlacedExercise } from '../../docs/exercises/exercise';
import { parseExercises } from '../../lessons/exercises/parse-exercises';
import { cacheLast } from '../project/cache-last';
import { EXERCISES_FOLDER } from '../project/content-files';
import { readYamlFiles } from '../project/read-yaml-files';

const parseAll = cacheLast((files: readonly { source: string; file: string }[]) =>
  files.map(({ source, file }) => parseExercises(source, file)),
);

/** Reads and parses the exercises from disk; a project without such files has none. */
export function readExercises(projectRoot: string): {
  exercises: PlacedExercise[];
  problems: Problem[];
} {
  const parsed = parseAll(readYamlFiles(projectRoot, EXERCISES_FOLDER, { isDeep: true }));
  return {
    exercises: parsed.flatMap(({ exercises }) => exercises),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}
