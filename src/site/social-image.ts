/** Address of the picture that stands for a page where it is shared; `path` has its trailing slash. */
export function socialImageOf(path: string): string {
  return `/social${path === '/' ? '/index' : path.replace(/\/$/, '')}.png`;
}
