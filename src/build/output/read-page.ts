import { Parser } from 'htmlparser2';

/** What the pass over the finished site needs to know about one page. */
export interface OutputPage {
  title: string;
  description: string;
  /** Absolute address of its social card. */
  image: string | null;
  hrefs: string[];
  ids: string[];
  /** Whether search engines are allowed to list it. */
  isIndexed: boolean;
}

/** Reads a finished page: its title, description and picture, the addresses it links to, and its ids. */
export function readPage(html: string): OutputPage {
  const hrefs = new Set<string>();
  const ids = new Set<string>();
  let title = '';
  let description = '';
  let image: string | null = null;
  let isInTitle = false;
  let isIndexed = true;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { href, id, hreflang } = attributes;
      // Pages in another language belong to another build.
      if (name === 'a' && href !== undefined && hreflang === undefined) hrefs.add(href);
      if (id !== undefined) ids.add(id);
      // The page’s own title comes first; drawings can have titles too.
      if (name === 'title' && title === '') isInTitle = true;
      if (name === 'meta' && attributes.property === 'og:image') image = attributes.content ?? null;
      if (name === 'meta' && attributes.name === 'description') {
        description = attributes.content ?? '';
      }
      if (
        name === 'meta' &&
        attributes.name === 'robots' &&
        attributes.content?.includes('noindex')
      ) {
        isIndexed = false;
      }
    },
    ontext(text) {
      if (isInTitle) title += text;
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false;
    },
  });
  parser.end(html);
  return { title, description, image, hrefs: [...hrefs], ids: [...ids], isIndexed };
}
