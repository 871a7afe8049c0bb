/** Names that a piece of a story uses and does not declare. */
export interface Stubs {
  /** Items by list; a list without a name of its own is called by `UNNAMED_LIST`. */
  lists: Map<string, Set<string>>;
  variables: Set<string>;
  /** Variables that the piece writes to: these cannot be knots. */
  assigned: Set<string>;
  /** Number of parameters by function. */
  functions: Map<string, number>;
  /** Number of parameters by knot. */
  knots: Map<string, number>;
  /** Paths below a knot: `knot.stitch`, `knot.label` or `knot.stitch.label`. */
  places: Set<string>;
}

/** A list for items that are used without the name of their list. */
export const UNNAMED_LIST = 'unnamed_list_of_the_sample';

/** Starts without any stub. */
export function emptyStubs(): Stubs {
  return {
    lists: new Map(),
    variables: new Set(),
    assigned: new Set(),
    functions: new Map(),
    knots: new Map(),
    places: new Set(),
  };
}
