/** A page in the list for language models. */
export interface ListedPage {
  title: string;
  description: string;
  /** Absolute address of its Markdown version. */
  url: string;
  /** The section of the docs it belongs to. */
  section: string;
}

interface SiteWords {
  title: string;
  description: string;
  /** Further addresses: the complete text, the reference as data. */
  extras: ListedPage[];
}

/** The text of /llms.txt: a description of the site, and its pages by section (https://llmstxt.org). */
export function llmsText(site: SiteWords, pages: readonly ListedPage[]): string {
  const sections = new Map<string, ListedPage[]>();
  for (const page of [...pages, ...site.extras]) {
    sections.set(page.section, [...(sections.get(page.section) ?? []), page]);
  }
  const lists = [...sections].map(
    ([section, listed]) => `## ${section}\n\n${listed.map(lineOf).join('\n')}`,
  );
  return `${[`# ${site.title}`, `> ${site.description}`, ...lists].join('\n\n')}\n`;
}

function lineOf({ title, url, description }: ListedPage): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${url}): ${description}`;
}
