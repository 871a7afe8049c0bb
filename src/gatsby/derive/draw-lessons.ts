import type { DocumentNode } from '../../base/tree/document-tree';
import { holdsComponent } from '../../docs/document/replace-component';
import type { Exercise } from '../../docs/exercises/exercise';
import { drawExerciseList, type ExerciseLesson } from '../../lessons/exercises/draw-exercise-list';
import type { DocPlace } from './site-parts';

interface LessonDrawing {
  exercises: readonly Exercise[];
  /** The sidebars as JSON: docs are in reading order there. */
  order: string;
  findPage: (docId: string) => DocPlace | undefined;
}

/** Draws the list of all exercises if a page asks for it. */
export function drawLessons(
  tree: DocumentNode[],
  { exercises, order, findPage }: LessonDrawing,
): DocumentNode[] {
  if (!holdsComponent(tree, 'ExerciseList')) return tree;
  const docIds = [...new Set(exercises.map(({ page }) => page))];
  const placeOf = ({ docId }: ExerciseLesson) => order.indexOf(JSON.stringify(docId));
  const lessons = docIds
    .flatMap((docId): ExerciseLesson[] => {
      const page = findPage(docId);
      return page === undefined ? [] : [{ docId, path: page.path, title: page.title }];
    })
    .sort((one, other) => placeOf(one) - placeOf(other));
  return drawExerciseList(tree, exercises, lessons);
}
