import type { Problem } from '../../base/problems/problem';
import type { DocumentNode } from '../../base/tree/document-tree';
import type { WholeGame } from '../games/whole-game';
import { applyStep } from './apply-step';
import { chapterGames } from './chapter-games';
import { stepsIn } from './steps';

type ChapterGame = Pick<WholeGame, 'id' | 'program'>;

/** Checks that the steps of a chapter lead from the game before it to its own game. */
export function checkSteps(
  { docId, file, tree }: { docId: string; file: string; tree: readonly DocumentNode[] },
  games: readonly ChapterGame[],
): Problem[] {
  const steps = stepsIn(tree);
  const [first] = steps;
  if (first === undefined) return [];
  const report = (line: number, message: string, hint: string): Problem[] => [
    { severity: 'error', file, line, message, hint },
  ];
  const chapter = chapterGames(docId, games);
  if (chapter === null) {
    return report(
      first.line,
      'This page has <Write> steps, but no game.',
      `Put the game after the last step into “content/first-game/NN-${docId.split('/').at(-1) ?? ''}”.`,
    );
  }
  const { before, after } = chapter;
  let source = before?.program.source ?? '';
  for (const { line, blocks } of steps) {
    const applied = applyStep(source, blocks);
    if ('missing' in applied) {
      return report(
        line,
        `The game has no single place for this step, which begins at “${applied.missing}”.`,
        `Compare it with content/${before?.id ?? after.id}/main.ink and the steps before.`,
      );
    }
    ({ source } = applied);
  }
  const [written, wanted] = [linesOf(source), linesOf(after.program.source)];
  const index = wanted.findIndex((line, at) => line !== written[at]);
  if (index < 0 && written.length === wanted.length) return [];
  const at = index < 0 ? wanted.length : index;
  return report(
    steps.at(-1)?.line ?? first.line,
    `After this step the game is not content/${after.id}/main.ink: “${written[at] ?? 'nothing'}” instead of “${wanted[at] ?? 'nothing'}”.`,
    'Change the steps or the game so that both have the same lines.',
  );
}

function linesOf(source: string): string[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
