import type { DocumentNode } from '../../../base/tree/document-tree';
import type { DocumentContent } from '../../../docs/document/document-content';
import { holdsComponent } from '../../../docs/document/replace-component';
import { drawGlossary } from '../../../docs/glossary/draw-glossary';
import { resolveHref } from '../../../docs/links/resolve-href';
import { resolveTreeLinks } from '../../../docs/links/resolve-tree-links';
import { drawMadeWith } from '../../../docs/made-with/draw-made-with';
import { REFERENCE_DOC } from '../../../docs/reference/card-address';
import { drawIndex } from '../../../docs/reference/draw-index';
import { drawReferences } from '../../../docs/reference/draw-references';
import { drawSteps } from '../../../lessons/course/draw-steps';
import { drawDifferences } from '../../../lessons/differences/draw-differences';
import { drawExerciseList } from '../../../lessons/exercises/draw-exercise-list';
import { drawExercises } from '../../../lessons/exercises/draw-exercises';
import { drawGameSources } from '../../../lessons/games/draw-game-source';
import { drawGames } from '../../../lessons/games/draw-games';
import { makePlayable } from '../../../lessons/samples/make-playable';
import type { PreviewContent } from '../../protocol/preview-content';
import { highlightCode } from '../kit/highlight-code';

/** Finishes a document as the build does, except for terms and transcripts, which need the whole site. */
export function finishPreview(
  { tree, codeSamples }: DocumentContent,
  file: string,
  { docs, entries, terms, exercises }: PreviewContent,
): DocumentNode[] {
  const pathOf = (docId: string) =>
    docs.find((doc) => doc.docId === docId)?.path ?? `/docs/${docId}/`;
  const own = docs.find((doc) => doc.file === file)?.path ?? '/';
  const root = pathOf(REFERENCE_DOC);
  const parts = drawMadeWith(drawDifferences(drawGames(drawSteps(tree, '', []), []), []), []);
  let drawn = drawReferences(parts, entries, root);
  if (holdsComponent(drawn, 'Glossary')) {
    drawn = drawGlossary(drawn, terms, (link) => pathOf(link.split('#')[0] ?? ''));
  }
  if (holdsComponent(drawn, 'ReferenceIndex')) {
    drawn = drawIndex(drawn, entries, root);
  }
  const linked = resolveTreeLinks(drawn, (href) => {
    const findPath = (target: string) => docs.find((doc) => doc.file === target)?.path ?? null;
    const resolved = resolveHref(href, file, own, findPath);
    return 'href' in resolved ? resolved.href : href;
  });
  const playable = drawGameSources(makePlayable(linked, codeSamples), [], highlightCode);
  return drawLists(drawExercises(playable, exercises, highlightCode));

  function drawLists(tree: DocumentNode[]): DocumentNode[] {
    if (!holdsComponent(tree, 'ExerciseList')) return tree;
    const pages = new Set(exercises.map(({ page }) => page));
    const lessons = docs.filter(({ docId }) => pages.has(docId));
    return drawExerciseList(tree, exercises, lessons);
  }
}
