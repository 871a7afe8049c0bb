import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../base/problems/problem';
import type { PlacedExercise } from '../../docs/exercises/exercise';
import { parseExercises } from '../../lessons/exercises/parse-exercises';
import { cacheLast } from '../project/cache-last';
import { EXERCISES_FOLDER } from '../project/content-files';

const parseAll = cacheLast((files: readonly { source: string; file: string }[]) =>
  files.map(({ source, file }) => parseExercises(source, file)),
);

/** Reads and parses the exercises from disk; a project without such files has none. */
export function readExercises(projectRoot: string): {
  exercises: PlacedExercise[];
  problems: Problem[];
} {
  const folder = path.join(projectRoot, EXERCISES_FOLDER);
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
    : [];
  const parsed = parseAll(
    names
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => ({
        file: `${EXERCISES_FOLDER}/${name.split(path.sep).join('/')}`,
        source: readFileSync(path.join(folder, name), 'utf8'),
      })),
  );
  return {
    exercises: parsed.flatMap(({ exercises }) => exercises),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}
