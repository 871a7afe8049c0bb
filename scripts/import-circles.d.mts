type Graph = ReadonlyMap<string, readonly string[]>;

/** The circles of a graph, from the names of nodes to those they lead to: groups of nodes that lead to one another. */
export function circlesOf(graph: Graph): string[][];
/** What each file imports when it is loaded, by paths from `root`: no types, nothing that it loads later, no packages. */
export function importGraph(files: readonly string[], root?: string): Promise<Graph>;
/** The packages that files use, and all they import, at once or later; each with one of the files that use it. */
export function packagesOf(
  files: readonly string[],
  root?: string,
): Promise<ReadonlyMap<string, string>>;
