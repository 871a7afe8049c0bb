/** The headings of the menu, in its order. */
export const insertionGroups = [
  'Text',
  'Lists',
  'Blocks',
  'Notes',
  'Code and ink',
  'This site',
] as const;

/** What the form asks for before something is inserted. */
export type Question = 'link' | 'term' | 'entry' | 'picture';

interface Described {
  id: string;
  label: string;
  group: (typeof insertionGroups)[number];
  /** Other words by which it is found. */
  words?: string;
}

/** Signs on both sides of a word; `sample` stands between them if nothing is selected. */
export interface Wrap {
  kind: 'wrap';
  sign: string;
  sample: string;
}

/** A sign at the start of lines. */
export interface LineMark {
  kind: 'lines';
  mark: string;
}

/**
 * Text with `${fields}`, on lines of its own or within one. What is selected takes the place of `body`; without one, it
 * stays.
 */
export interface Snippet {
  kind: 'block' | 'inline';
  before: string;
  body?: string;
  after?: string;
}

/** Something that authors can insert, by toolbar or menu. */
export type Insertion = Described &
  (Wrap | LineMark | Snippet | { kind: 'ask'; question: Question });
