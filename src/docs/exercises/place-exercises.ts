import type { Problem } from '../../base/problems/problem';
import { didYouMean, otherwise } from '../../base/text/nearest-name';
import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import type { Exercise, PlacedExercise } from './exercise';

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

/** Finds every `<Exercise>` of a page whose exercise is not there, belongs elsewhere or is shown before. */
export function checkUses(
  exercises: readonly Pick<Exercise, 'id' | 'page'>[],
  { file, docId, uses }: ExercisePage,
): Problem[] {
  const ids = exercises.filter(({ page }) => page === docId).map(({ id }) => id);
  return uses.flatMap(({ id, line }, index): Problem[] => {
    if (uses.findIndex((use) => use.id === id) < index) {
      const message = `The exercise “${id}” is already on this page.`;
      return [problem(file, line, message, 'Remove one of them.')];
    }
    if (ids.includes(id)) return [];
    const elsewhere = exercises.find((exercise) => exercise.id === id);
    return [
      problem(
        file,
        line,
        elsewhere === undefined
          ? `There is no exercise “${id}”.`
          : `The exercise “${id}” belongs to the page ${elsewhere.page}.`,
        otherwise(
          didYouMean(id, ids),
          `Write it in the file of content/exercises with “page: ${docId}”.`,
        ),
      ),
    ];
  });
}

/** Finds exercises that no page shows, that have the same id, or that a page asks for but are not there. */
export function checkPlaces(
  exercises: readonly PlacedExercise[],
  pages: readonly ExercisePage[],
): Problem[] {
  const known = exercises.map(({ exercise }) => exercise);
  const wrongUses = pages.flatMap((page) => checkUses(known, page));
  const isShown = ({ id, page }: Exercise) =>
    pages.some(({ docId, uses }) => docId === page && uses.some((use) => use.id === id));
  const wrongExercises = exercises.flatMap(({ exercise, file, line }) => {
    const { id, page } = exercise;
    const first = exercises.find((placed) => placed.exercise.id === id);
    if (first?.file !== file || first.line !== line)
      return [
        problem(
          file,
          line,
          `Another exercise is called “${id}”: ${first?.file}, line ${first?.line}.`,
          'Give this one another id; progress is kept under it.',
        ),
      ];
    if (isShown(exercise)) return [];
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

function problem(file: string, line: number, message: string, hint: string): Problem {
  return { severity: 'error', file, line, message, hint };
}
