import type { DocumentElement, DocumentNode } from '../document/document-tree';
import type { Problem } from '../problems/problem';
import { didYouMean } from '../text/nearest-name';
import type { PlacedExercise } from './exercise';

/** An `<Exercise>` in a page. */
interface ExerciseUse {
  id: string;
  line: number;
}

/** Every `<Exercise>` of a document. */
export function exercisesIn(tree: readonly DocumentNode[]): ExerciseUse[] {
  return tree.flatMap((node): ExerciseUse[] => {
    if (typeof node === 'string') return [];
    const [name, props, ...children]: DocumentElement = node;
    if (name !== 'Exercise' || props === 0) return exercisesIn(children);
    const { id, line } = props;
    // An id that is no text was already reported.
    return typeof id === 'string' ? [{ id, line: Number(line) }] : [];
  });
}

/** A page’s file with the exercises that it shows. */
export interface ExercisePage {
  file: string;
  docId: string;
  uses: readonly ExerciseUse[];
}

/** Finds exercises that no page shows, that have the same id, or that a page asks for but are not there. */
export function checkPlaces(
  exercises: readonly PlacedExercise[],
  pages: readonly ExercisePage[],
): Problem[] {
  const problem = (file: string, line: number, message: string, hint: string): Problem => ({
    severity: 'error',
    file,
    line,
    message,
    hint,
  });
  const byId = new Map(exercises.map((placed) => [placed.exercise.id, placed]));
  const shown = new Set<string>();
  const wrongUses = pages.flatMap(({ file, docId, uses }) => {
    const own = exercises.filter(({ exercise }) => exercise.page === docId);
    const ids = own.map(({ exercise }) => exercise.id);
    return uses.flatMap(({ id, line }, index) => {
      const isRepeated = uses.findIndex((use) => use.id === id) < index;
      if (isRepeated)
        return [
          problem(
            file,
            line,
            `The exercise “${id}” is already on this page.`,
            'Remove one of them.',
          ),
        ];
      if (ids.includes(id)) {
        shown.add(id);
        return [];
      }
      const elsewhere = byId.get(id);
      return [
        problem(
          file,
          line,
          elsewhere === undefined
            ? `There is no exercise “${id}”.`
            : `The exercise “${id}” belongs to the page ${elsewhere.exercise.page}.`,
          `${didYouMean(id, ids)}Write it in the file of content/exercises with “page: ${docId}”.`,
        ),
      ];
    });
  });
  const wrongExercises = exercises.flatMap(({ exercise: { id, page }, file, line }) => {
    const first = exercises.find(({ exercise }) => exercise.id === id);
    if (first?.file !== file || first.line !== line)
      return [
        problem(
          file,
          line,
          `Another exercise is called “${id}”: ${first?.file}, line ${first?.line}.`,
          'Give this one another id; progress is kept under it.',
        ),
      ];
    if (shown.has(id)) return [];
    return [
      problem(
        file,
        line,
        `The exercise “${id}” is on no page.`,
        `Write <Exercise id="${id}" /> in content/docs/${page}.mdx, or remove the exercise.`,
      ),
    ];
  });
  return [...wrongUses, ...wrongExercises];
}
