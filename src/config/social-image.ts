/** Address of a page’s social card; `path` has its trailing slash. */
export function socialImageOf(path: string): string {
  return `/social${path === '/' ? '/index' : path.replace(/\/$/, '')}.png`;
}
