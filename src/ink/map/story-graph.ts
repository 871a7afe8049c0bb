/** A line of a story’s text; `file` is null for the main file. */
export interface MapLine {
  file: string | null;
  line: number;
}

/** A part of a story that diverts can lead to. */
export interface MapPlace extends MapLine {
  /**
   * As after a divert arrow: `cave`, `cave.pool`, `cave.pool.deep` for a label, or `pool` for a stitch or label before the
   * first knot; empty for the text before the first knot.
   */
  id: string;
  kind: 'start' | 'knot' | 'stitch' | 'label';
  /** What its writer calls it, if the name in its header does not say it. */
  title?: string;
  /** The last line of its own text, without empty lines and the stitches that follow; that of a label ends before the next. */
  endLine: number;
  /** Set if it is the label of a gather or a choice. */
  label?: MapLabel;
  /** The file of the first picture that its own lines show. */
  picture?: string;
  /** The first words of its text, in lines as a box has them. */
  excerpt?: readonly string[];
  /** Set if no divert from elsewhere leads here, and no variable can hold this place. */
  isUnreached?: true;
}

/** Where a label stands. */
export interface MapLabel {
  /** Id of the knot, the stitch or the beginning that it is in. */
  of: string;
  /** The choice that its text follows there, and whether a condition decides if it is reached, as with ways. */
  choice: string | null;
  isConditional: boolean;
}

/**
 * Where a way leads: a place, what a variable holds, a name that does not exist, out of a tunnel, to the end, or nowhere,
 * where the story runs out.
 */
export type WayTarget =
  | { kind: 'place'; id: string }
  | { kind: 'variable'; name: string }
  | { kind: 'missing'; name: string }
  | { kind: 'return' }
  | { kind: 'nowhere' }
  | { kind: 'end'; word: 'END' | 'DONE' };

/** A way out of a place, at its line. */
export interface MapWay extends MapLine {
  /** Id of the place. */
  from: string;
  to: WayTarget;
  /** A tunnel comes back; a thread brings its text and choices here. */
  kind: 'divert' | 'tunnel' | 'thread';
  /** The text of the choice that it follows; empty for a fallback choice, null without a choice. */
  choice: string | null;
  /** Whether a condition, a sequence or a shuffle decides if it is taken. */
  isConditional: boolean;
  /** Set if the text or a choice goes on into a label there, without a divert. */
  goesOn?: true;
}

/** The places of a story and the ways between them, in the order of the text. */
export interface StoryGraph {
  places: MapPlace[];
  ways: MapWay[];
}

/** The place without knot and stitch: the text before the first knot. */
export const START = '';
