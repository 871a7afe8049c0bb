import { llmsText } from './llms-text';

test('lists the pages by section, in the order in which sections first come', () => {
  const page = (title: string, section: string) => ({
    title,
    section,
    description: `On ${title}.`,
    url: `https://site/${title}/index.md`,
  });
  const text = llmsText(
    { title: 'Site', description: 'Words.', extras: [page('all', 'Optional')] },
    [page('a', 'Start'), page('[b]', 'Ink'), page('c', 'Start')],
  );
  expect(text).toBe(
    [
      '# Site',
      '> Words.',
      '## Start',
      '- [a](https://site/a/index.md): On a.\n- [c](https://site/c/index.md): On c.',
      '## Ink',
      '- [\\[b\\]](https://site/[b]/index.md): On [b].',
      '## Optional',
      '- [all](https://site/all/index.md): On all.\n',
    ].join('\n\n'),
  );
});
