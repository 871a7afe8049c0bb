import { Parser } from 'htmlparser2';

/** What the pass over the finished site needs to know of one page. */
export interface OutputPage {
  title: string;
  hrefs: string[];
  ids: string[];
  /** Whether search engines may list it. */
  isIndexed: boolean;
}

/** Reads a finished page: its title, the addresses it links to, the ids it offers. */
export function readPage(html: string): OutputPage {
  const hrefs = new Set<string>();
  const ids = new Set<string>();
  let title = '';
  let isInTitle = false;
  let isIndexed = true;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { href, id, hreflang } = attributes;
      // Pages in another language are another build's.
      if (name === 'a' && href !== undefined && hreflang === undefined) hrefs.add(href);
      if (id !== undefined) ids.add(id);
      // The page's own title comes first; drawings may have others.
      if (name === 'title' && title === '') isInTitle = true;
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
  return { title, hrefs: [...hrefs], ids: [...ids], isIndexed };
}
