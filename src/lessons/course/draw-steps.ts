import type { AttributeValue, DocumentNode } from '../../base/tree/document-tree';
import { courseMessages as words } from '../../config/messages/course';
import type { PublishedGame } from '../games/whole-game';
import { chapterGames } from './chapter-games';
import { stepsIn } from './steps';

/** What the editor below a step needs to know. */
export interface StepOfCourse {
  /** The id of the chapter’s page. */
  chapter: string;
  /** How many steps the chapter has. */
  total: number;
  /** Archive of the game before the chapter; null for an empty text. */
  before: string | null;
  /** Archive of the game after the chapter. */
  after: string;
  /** The blocks of the chapter’s steps, up to this one. */
  steps: string[][];
}

/** Turns every `<Write>` of a chapter into its lines, with an editor that opens below them. */
export function drawSteps(
  tree: readonly DocumentNode[],
  docId: string,
  games: readonly Pick<PublishedGame, 'id' | 'archive'>[],
): DocumentNode[] {
  const chapter = chapterGames(docId, games);
  const steps = stepsIn(tree).map(({ blocks }) => blocks);
  let number = 0;
  const draw = (nodes: readonly DocumentNode[]): DocumentNode[] =>
    nodes.flatMap((node): DocumentNode[] => {
      if (typeof node === 'string') return [node];
      const [name, props, ...children] = node;
      if (name !== 'Write') return [[name, props, ...draw(children)]];
      number += 1;
      const last = children.at(-1);
      if (chapter === null || last === undefined) return children;
      const course: StepOfCourse = {
        chapter: docId,
        total: steps.length,
        before: chapter.before?.archive ?? null,
        after: chapter.after.archive,
        steps: steps.slice(0, number),
      };
      const step = {
        id: `step-${number}`,
        label: words.write,
        course: course as unknown as AttributeValue,
      };
      return [...children.slice(0, -1), ['Sample', step, last]];
    });
  return draw(tree);
}
