/** Names that a fragment of a story uses and does not declare. */
export interface Stubs {
  /** Items by list; items used without a list name are under `UNNAMED_LIST`. */
  lists: Map<string, Set<string>>;
  variables: Set<string>;
  /** Variables that the fragment assigns to: these cannot be knots. */
  assigned: Set<string>;
  /** Number of parameters by function. */
  functions: Map<string, number>;
  /** Number of parameters by knot. */
  knots: Map<string, number>;
  /** Paths below a knot: `knot.stitch`, `knot.label` or `knot.stitch.label`. */
  places: Set<string>;
}

/** The list for items that are used without the name of their list. */
export const UNNAMED_LIST = 'unnamed_list_of_the_sample';

/** A set of stubs with nothing in it. */
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
