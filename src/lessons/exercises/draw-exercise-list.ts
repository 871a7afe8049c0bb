import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { exerciseMessages as words } from '../../config/messages/exercises';
import { replaceComponent } from '../../docs/document/replace-component';
import type { Exercise } from '../../docs/exercises/exercise';
import { exerciseAnchor } from '../../docs/exercises/exercise-ids';

/** A doc with exercises, and its address. */
export interface ExerciseLesson {
  docId: string;
  path: string;
  title: string;
}

/** Draws all exercises in place of `<ExerciseList>`, by lesson, and a button that opens the reader’s progress. */
export function drawExerciseList(
  tree: readonly DocumentNode[],
  exercises: readonly Exercise[],
  lessons: readonly ExerciseLesson[],
): DocumentNode[] {
  return replaceComponent(tree, 'ExerciseList', () => [
    [
      'Sample',
      { id: 'progress', failing: 'compiled', label: words.progress, isProgress: true },
      ['p', 0, words.kept],
    ],
    ...lessons.flatMap(({ docId, path, title }): DocumentElement[] => [
      ['h2', { id: docId.replaceAll('/', '-') }, title],
      [
        'ul',
        0,
        ...exercises
          .filter(({ page }) => page === docId)
          .map(({ id, title: name, level }): DocumentElement => [
            'li',
            0,
            ['a', { href: `${path}#${exerciseAnchor(id)}` }, name],
            ['small', 0, ` · ${words.shortLevel(level)}`],
          ]),
      ],
    ]),
  ]);
}
