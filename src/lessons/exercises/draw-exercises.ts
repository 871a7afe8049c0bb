import type { AttributeValue, DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { exerciseMessages as words } from '../../config/messages/exercises';
import { codeBlock, type Highlight } from '../../docs/document/code/code-block';
import { parseCodeMeta } from '../../docs/document/code/code-meta';
import type { Exercise } from '../../docs/exercises/exercise';
import { exerciseAnchor, sampleOfExercise } from '../../docs/exercises/exercise-ids';
import { parseInline } from '../../docs/glossary/parse-inline';

/** By this, the print version and the search leave solutions out. */
const SOLUTION = { 'data-solution': '' };

/** Draws each `<Exercise>`: its task, the ink to start from, which can be edited, hints, and a solution. */
export function drawExercises(
  tree: readonly DocumentNode[],
  exercises: readonly Exercise[],
  highlight: Highlight,
): DocumentNode[] {
  return tree.flatMap((node): DocumentNode[] => {
    if (typeof node === 'string') return [node];
    const [name, props, ...children] = node;
    if (name !== 'Exercise') {
      return [[name, props, ...drawExercises(children, exercises, highlight)] as DocumentElement];
    }
    const exercise = exercises.find(({ id }) => props !== 0 && props.id === id);
    // A missing one was already reported with file and line.
    return exercise === undefined ? [] : drawExercise(exercise, highlight);
  });
}

function drawExercise(exercise: Exercise, highlight: Highlight): DocumentNode[] {
  const { id, title, level, task, start, hints, solution, why = '', checks } = exercise;
  const ink = (code: string, label: string): DocumentElement => {
    const [name, props, ...lines] = codeBlock(code.trimEnd(), 'ink', parseCodeMeta(''), highlight);
    return [name, { ...(props === 0 ? {} : props), label }, ...lines];
  };
  const paragraphs = (text: string) =>
    text
      .trim()
      .split(/\n\s*\n/)
      .map((part): DocumentElement => ['p', 0, ...parseInline(part, (page) => page)]);
  // In the tree they are plain JSON.
  const exerciseProp = { id, checks: checks as unknown as AttributeValue };
  return [
    ['h3', { id: exerciseAnchor(id) }, title],
    ['p', 0, ['small', 0, words.level(level)]],
    ...paragraphs(task),
    [
      'Sample',
      { id: sampleOfExercise(id), failing: 'compiled', label: words.solve, exercise: exerciseProp },
      ink(start, words.startOf(title)),
    ],
    ...hints.map((hint, index): DocumentElement => [
      'Details',
      { summary: hints.length === 1 ? words.hint : words.hintNumber(index + 1) },
      ...paragraphs(hint),
    ]),
    [
      'div',
      SOLUTION,
      [
        'Details',
        { summary: words.solution },
        ink(solution, words.solutionOf(title)),
        ...(why === '' ? [] : paragraphs(why)),
      ],
    ],
  ];
}
