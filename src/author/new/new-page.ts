import { renderInline } from '../../cms/editing/render-yaml';

/** What a new page starts with. */
export interface NewPage {
  title: string;
  description: string;
  isDraft: boolean;
}

/** The source of a new page: its frontmatter and placeholder text. */
export function newPageSource({ title, description, isDraft }: NewPage): string {
  return [
    '---',
    `title: ${inOneLine(title)}`,
    `description: ${inOneLine(description)}`,
    ...(isDraft ? ['draft: true'] : []),
    '---',
    '',
    'Begin with what the reader will be able to do.',
    '',
    '## The first thing',
    '',
    'Then show it.',
    '',
  ].join('\n');
}

/** The line of a page’s first text, below its frontmatter. */
export function firstTextLine(source: string): number {
  const above = /^---\n[\s\S]*?\n---\n\s*/.exec(source)?.[0] ?? '';
  return above.split('\n').length;
}

function inOneLine(text: string): string {
  return renderInline(text.replace(/\s+/g, ' ').trim());
}
