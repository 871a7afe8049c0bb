declare module '@gatsbyjs/reach-router' {
  /** The route that matches an address best. */
  export function pick<Route extends { path: string }>(
    routes: readonly Route[],
    uri: string,
  ): { route: Route; params: Record<string, string>; uri: string } | null;
}
