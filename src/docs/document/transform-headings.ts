import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Report } from './reporter';

declare module 'mdast' {
  interface HeadingData {
    id?: string;
  }
}

/** Gives each heading its id: an explicit one, or the slug of its text. Each file has its own slugger. */
export function transformHeadings(root: Root, report: Report): void {
  const slugger = new GithubSlugger();
  const taken = new Set<string>();
  visit(root, 'heading', (heading) => {
    const explicit = takeExplicitId(heading);
    const words = toString(heading).trim();
    if (heading.depth === 1) {
      report(
        heading,
        `“# ${words}” is a second top-level heading.`,
        'The page’s title comes from the frontmatter: start at ##.',
      );
      // While authors write, the page is still drawn.
      heading.depth = 2;
    }
    const id = explicit ?? slugger.slug(words);
    if (explicit === null && /^(?:-\d+)?$/.test(id)) {
      report(
        heading,
        `The heading “${words}” has no words to make an address from.`,
        'Give it words, or an id: ## 🎉 {#party}.',
      );
    } else if (taken.has(id)) {
      report(
        heading,
        `Two headings have the id “${id}”.`,
        'Give one of them another: ## Words {#other-id}.',
      );
    }
    taken.add(id);
    heading.data = { ...heading.data, id };
  });
  reportStrayIds(root, report);
}

function takeExplicitId({ children }: Heading): string | null {
  const last = children.at(-1);
  if (last?.type !== 'headingId') return null;
  children.pop();
  const before = children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  if (before?.type === 'text' && before.value === '') children.pop();
  return last.value;
}

function reportStrayIds(root: Root, report: Report): void {
  visit(root, 'headingId', (node, index, parent) => {
    report(
      node,
      `The id “#${node.value}” is not in a heading.`,
      'Only headings can have an id, at the end of their line: ## Words {#id}.',
    );
    if (parent !== undefined && index !== undefined) parent.children.splice(index, 1);
  });
}
