import type { Schema } from '../reference/reference-schema';

/** The fields of a term, in the order they are written. */
export const glossarySchema: Schema = {
  term: { type: 'text', isRequired: true },
  forms: { type: 'texts', isRequired: false },
  meaning: { type: 'meaning', isRequired: true },
  details: { type: 'prose', isRequired: false },
  page: { type: 'page', isRequired: false },
  firstUse: { type: 'flag', isRequired: false },
  unmarked: { type: 'texts', isRequired: false },
};
