import type { DocumentNode } from '../../base/tree/document-tree';
import { referenceMessages as words } from '../../config/messages/reference';
import type { ReferencePageArgs } from '../../docs/pages/page-facts';
import { cardPath, hasOwnPages, kindPath } from '../../docs/reference/card-address';
import { samplesOf } from '../../docs/reference/card-sample';
import { drawCard, drawCards } from '../../docs/reference/draw-card';
import { drawRow } from '../../docs/reference/draw-index';
import { drawProse } from '../../docs/reference/draw-prose';
import type { Explanations } from '../../docs/reference/explain-entries';
import { makePlayable } from '../../lessons/samples/make-playable';
import { highlight } from '../documents/highlight';
import { linkEntries } from './link-entries';
import type { Reference } from './reference';

interface ReferencePageSources {
  /** Address of the page of all entries. */
  root: string;
  reference: Reference;
  explanations: Explanations;
}

/** Renders the text of a page below that of all entries: a card, a kind’s cards, or the list of a kind’s entries. */
export function drawReferencePage(
  { kind, entryId }: ReferencePageArgs,
  { root, reference, explanations }: ReferencePageSources,
): DocumentNode[] {
  const ofKind = reference.entries.filter((entry) => entry.kind === kind);
  const [first] = ofKind;
  if (first === undefined) return [];
  const { related, index } = reference;
  const drawing = {
    root,
    highlight,
    relatedTo: ({ id }) => related.get(id) ?? [],
    explanationsOf: ({ id }) => explanations.get(id) ?? [],
    isPage: entryId !== null,
  } satisfies Parameters<typeof drawCard>[1];
  const about: DocumentNode = ['p', 0, words.about[first.kind]];
  const samples = words.aboutSamples[first.kind];
  const aboutSamples: DocumentNode[] =
    samples === undefined ? [] : [['p', 0, ...drawProse(samples)]];
  if (entryId === null && hasOwnPages(first.kind)) {
    const rows = ofKind.map((entry) => drawRow(entry, root));
    return [about, ['ReferenceIndex', 0, ['dl', 0, ...rows]]];
  }
  const shown = entryId === null ? ofKind : ofKind.filter(({ id }) => id === entryId);
  const cards =
    entryId === null
      ? [about, ...aboutSamples, ...drawCards(shown, drawing)]
      : shown.map((entry) => drawCard(entry, drawing));
  const path = entryId === null ? kindPath(root, first.kind) : cardPath(root, shown[0] ?? first);
  const linked = linkEntries(cards, { index, docId: '', path, root });
  return makePlayable(
    linked,
    shown.flatMap((entry, position) => samplesOf(entry, position + 1)),
  );
}
