/**
 * What a text is: a line that is shown, a choice, a value in quotes that a variable or a function can show, the value of a
 * tag, an item of a list, whose name ink shows, or words of the player, which are no ink.
 */
export type RowKind = 'text' | 'choice' | 'value' | 'tag' | 'item' | 'player';

/** Where a text is in a story. */
export interface TextSpot {
  /** Null for the main file. */
  file: string | null;
  from: number;
  to: number;
  /** From 1. */
  line: number;
}

/** A text of a game that players can read, with its logic: what a translator translates as one. */
export interface TextRow {
  /**
   * Its knot and stitch: `hall.door`; empty above the first knot. An item has its list, words of the player have
   * `PLAYER_PLACE`.
   */
  place: string;
  kind: RowKind;
  original: string;
  /** The same text can be several times in a place. Words of the player are nowhere in the story. */
  spots: readonly TextSpot[];
  /** What the writer says about it, in comments just above; empty without any. */
  comment: string;
}

/** A text in a piece of a story, and where it is in the piece. */
export interface PieceText {
  kind: RowKind;
  from: number;
  to: number;
  comment: string;
}

/** What players can read of one knot, stitch or function, or of what is before the first. */
export interface PieceTexts {
  texts: readonly PieceText[];
  /** Texts in quotes that the story compares with others: in another language they would not be equal. */
  compared: readonly string[];
  /** Names whose value a text prints. */
  printed: readonly string[];
  /** Names whose value is a part of a tag or of a path. */
  filed: readonly string[];
}
