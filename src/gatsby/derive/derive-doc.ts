import { keepTogether } from '../../docs/document/keep-together';
import { labelCells } from '../../docs/document/label-cells';
import { drawMadeWith } from '../../docs/made-with/draw-made-with';
import { REFERENCE_DOC } from '../../docs/reference/card-address';
import { drawReferences } from '../../docs/reference/draw-references';
import { drawSteps } from '../../lessons/course/draw-steps';
import { drawDifferences } from '../../lessons/differences/draw-differences';
import { drawExercises } from '../../lessons/exercises/draw-exercises';
import { drawGameSources } from '../../lessons/games/draw-game-source';
import { drawGames } from '../../lessons/games/draw-games';
import { addOutcomes } from '../../lessons/samples/add-outcomes';
import { makePlayable } from '../../lessons/samples/make-playable';
import type { SampleOutcome } from '../../lessons/samples/sample-outcome';
import { highlight } from '../documents/highlight';
import type { StoredDocument } from '../documents/stored-document';
import { applySteps } from './apply-steps';
import { drawLessons } from './draw-lessons';
import { drawReferenceIndex } from './draw-reference-index';
import { drawTerms } from './draw-terms';
import { linkEntries, linkToCards } from './link-entries';
import { linkPages } from './link-pages';
import type { Reference } from './reference';
import type { DocPlace, SiteParts } from './site-parts';
import type { DocumentNode } from '../../base/tree/document-tree';
import { holdsComponent } from '../../docs/document/replace-component';
import type { SynonymSource } from '../../docs/reference/parse-search-synonyms';
import { drawSymptomFinder } from '../../docs/symptoms/draw-symptom-finder';

/** A parsed doc, and what its samples did. */
export interface DocToDerive {
  place: DocPlace;
  document: StoredDocument;
  /** By line of the fence. */
  outcomes: ReadonlyMap<number, SampleOutcome>;
}

/** Completes a doc with everything that its page takes from the rest of the site. */
export function deriveDoc(
  { place: { version, docId, file, path }, document, outcomes }: DocToDerive,
  { terms, exercises, games, differences, works, synonyms, places, order }: SiteParts,
  { entries, index }: Reference,
): StoredDocument {
  const hasCodeLinks = document.frontmatter.code_links !== false;
  const findPage = (id: string) =>
    places.find((place) => place.docId === id && place.version === version);
  const findPath = (target: string) => places.find((place) => place.file === target)?.path ?? null;
  const root = findPage(REFERENCE_DOC)?.path ?? null;
  return applySteps(document, [
    (tree) => drawSymptoms(tree, docId, synonyms),
    (tree) => drawReferences(tree, entries, root),
    (tree) => drawSteps(tree, docId, games),
    (tree) => drawGames(tree, games),
    (tree) => drawDifferences(tree, differences),
    (tree) => drawMadeWith(tree, works),
    (tree) => (hasCodeLinks ? drawTerms(tree, { terms, docId, findPage }) : tree),
    (tree) => (hasCodeLinks ? linkEntries(tree, { index, docId, path, root }) : tree),
    (tree) => linkPages(tree, { file, path, findPath }),
    (tree) => linkToCards(tree, entries, root),
    (tree) => drawReferenceIndex(tree, { entries, index, synonyms }, path),
    labelCells,
    (tree) => addOutcomes(tree, document.codeSamples, outcomes),
    (tree) => makePlayable(tree, document.codeSamples, outcomes),
    // Last: the steps before count the code blocks of the page.
    (tree) => drawGameSources(tree, games, highlight),
    // Their code is not that of the page’s own samples, which were counted before.
    (tree) => drawExercises(tree, exercises, highlight),
    (tree) => drawLessons(tree, { exercises, order, findPage }),
    (tree) => keepTogether(tree),
  ]);
}

/** Gives the finder of a page its entries, if it has one. */
function drawSymptoms(
  tree: DocumentNode[],
  docId: string,
  synonyms: readonly SynonymSource[],
): DocumentNode[] {
  if (!holdsComponent(tree, 'SymptomFinder')) return tree;
  return drawSymptomFinder(tree, docId, synonyms);
}
