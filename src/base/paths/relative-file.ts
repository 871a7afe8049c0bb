/** The file (relative to the project) that a relative link in another file points to; null for other links. */
export function linkedFile(href: string, fromFile: string): string | null {
  const [target = ''] = href.split(/[?#]/);
  if (!target.endsWith('.mdx') || /^(?:[a-z]+:|\/)/i.test(target)) return null;
  return new URL(target, `http://site/${fromFile}`).pathname.slice(1);
}

/** The link from one file to another: `./b.mdx`, `../c/d.mdx`. */
export function relativeLink(fromFile: string, toFile: string): string {
  const from = fromFile.split('/').slice(0, -1);
  const to = toFile.split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  const up = from.slice(shared).map(() => '..');
  return [...(up.length > 0 ? up : ['.']), ...to.slice(shared)].join('/');
}
