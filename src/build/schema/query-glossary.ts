import type { GlossaryTerm } from '../../core/glossary/glossary-term';
import type { NodeModel } from './node-model';

/** The fields of a `GlossaryTerm` node. */
export interface GlossaryTermFields {
  entry: GlossaryTerm;
  /** Its place in the alphabet, from 0. */
  position: number;
}

/** Asks the data layer for the glossary: whoever asks is made anew when any term changes. */
export async function queryGlossary(nodeModel: NodeModel): Promise<GlossaryTerm[]> {
  const { entries: nodes } = await nodeModel.findAll({ type: 'GlossaryTerm' });
  return [...(nodes as Iterable<unknown> as Iterable<GlossaryTermFields>)]
    .sort((left, right) => left.position - right.position)
    .map(({ entry }) => entry);
}
