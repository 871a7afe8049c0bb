import { yamlText } from './yaml-text';

/** What a new page begins with. */
export interface NewPage {
  title: string;
  description: string;
  isDraft: boolean;
}

/** The source of a new page: its frontmatter, and a text that says what belongs there. */
export function newPageSource({ title, description, isDraft }: NewPage): string {
  return [
    '---',
    `title: ${yamlText(title)}`,
    `description: ${yamlText(description)}`,
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
