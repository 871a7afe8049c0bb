const FENCE = /^\s*(?<fence>`{3,}|~{3,})/;
const LINK = /(?<before>\]\(<?|\b(?:href|src|to)=["'])(?<href>[^\s)>"']+)/g;

/** Passes each address of an MDX source to `change`; code samples are left alone. */
export function mapLinks(source: string, change: (href: string) => string): string {
  let fence: string | null = null;
  return source
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.groups?.fence;
      if (fence !== null) {
        if (mark?.startsWith(fence) === true) fence = null;
        return line;
      }
      if (mark !== undefined) {
        fence = mark;
        return line;
      }
      return line.replace(LINK, (_, before: string, href: string) => before + change(href));
    })
    .join('\n');
}

/** The addresses of an MDX source, in order. */
export function linksIn(source: string): string[] {
  const links: string[] = [];
  mapLinks(source, (href) => {
    links.push(href);
    return href;
  });
  return links;
}
