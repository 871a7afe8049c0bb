import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { splitHeadingId } from './heading-id';
import type { Report } from './reporter';

declare module 'mdast' {
  interface HeadingData {
    id?: string;
  }
}

/** Gives each heading its id: explicit, or the slug of its words, one slugger a file. */
export function transformHeadings(root: Root, report: Report): void {
  const slugger = new GithubSlugger();
  const taken = new Set<string>();
  visit(root, 'heading', (heading) => {
    if (heading.depth === 1) {
      report(
        heading,
        `“# ${toString(heading)}” is a second main heading.`,
        'The page’s title is drawn from the frontmatter: begin at ##.',
      );
    }
    const explicit = takeExplicitId(heading);
    const id = explicit ?? slugger.slug(toString(heading));
    if (taken.has(id)) {
      report(heading, `Two headings have the id “${id}”.`, 'Give one of them another: ## Words {#other-id}.');
    }
    taken.add(id);
    heading.data = { ...heading.data, id };
  });
}

function takeExplicitId(heading: Heading): string | null {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return null;
  const { text, id } = splitHeadingId(last.value);
  last.value = text;
  return id;
}
