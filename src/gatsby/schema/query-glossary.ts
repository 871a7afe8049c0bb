import type { GlossaryTerm } from '../../docs/glossary/glossary-term';
import { queryOnce } from './query-once';

/** The fields of a `GlossaryTerm` node. */
export interface GlossaryTermFields {
  entry: GlossaryTerm;
  /** Its position in alphabetical order, from 0. */
  position: number;
}

/** Creates the query for the glossary. */
export const createGlossaryQuery = () =>
  queryOnce('GlossaryTerm', (nodes): GlossaryTerm[] =>
    [...(nodes as Iterable<unknown> as Iterable<GlossaryTermFields>)]
      .sort((left, right) => left.position - right.position)
      .map(({ entry }) => entry),
  );
