import { DomUtils, type parseDocument } from 'htmlparser2';

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
export function readPage(document: ReturnType<typeof parseDocument>): OutputPage {
  const hrefs = new Set<string>();
  const ids = new Set<string>();
  const page = { title: '', description: '', image: null as string | null, isIndexed: true };
  for (const element of DomUtils.findAll(() => true, document.children)) {
    const { name, attribs } = element;
    const { href, id, hreflang, content = '' } = attribs;
    // Pages in another language belong to another build.
    if (name === 'a' && href !== undefined && hreflang === undefined) hrefs.add(href);
    if (id !== undefined) ids.add(id);
    // The page’s own title comes first; drawings can have titles too.
    if (name === 'title' && page.title === '') page.title = DomUtils.textContent(element);
    if (name !== 'meta') continue;
    if (attribs.property === 'og:image') page.image = attribs.content ?? null;
    if (attribs.name === 'description') page.description = content;
    if (attribs.name === 'robots' && content.includes('noindex')) page.isIndexed = false;
  }
  return { ...page, hrefs: [...hrefs], ids: [...ids] };
}
