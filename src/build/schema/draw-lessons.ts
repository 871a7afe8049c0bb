import type { DocumentNode } from '../../core/document/document-tree';
import { holdsComponent } from '../../core/document/replace-component';
import { drawExerciseList, type ExerciseLesson } from '../../core/exercises/draw-exercise-list';
import type { Exercise } from '../../core/exercises/exercise';
import { findPages, type FindPage } from './find-pages';

interface LessonDrawing {
  exercises: readonly Exercise[];
  /** The sidebars as JSON: docs are in reading order there. */
  order: string;
  findPage: FindPage<{ path: string; title: string }>;
}

/** Draws the list of all exercises if a page asks for it. */
export async function drawLessons(
  tree: DocumentNode[],
  { exercises, order, findPage }: LessonDrawing,
): Promise<DocumentNode[]> {
  if (!holdsComponent(tree, 'ExerciseList')) return tree;
  const pages = await findPages(
    exercises.map(({ page }) => page),
    findPage,
  );
  const placeOf = ({ docId }: ExerciseLesson) => order.indexOf(JSON.stringify(docId));
  const lessons = [...pages]
    .flatMap(([docId, page]): ExerciseLesson[] => (page === null ? [] : [{ docId, ...page }]))
    .sort((one, other) => placeOf(one) - placeOf(other));
  return drawExerciseList(tree, exercises, lessons);
}
