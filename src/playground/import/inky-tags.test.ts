import { readFileSync } from 'node:fs';
import { importMessages } from '../../config/messages/import';
import { findInkyTags, INKY_TAGS, rewriteInkyTags } from './inky-tags';

const program = (source: string, files: Record<string, string> = {}) => ({ source, files });

test('each tag is found with its file and line, but not in comments', () => {
  const tags = findInkyTags(
    program('# author: A. Nobody\n// # CLEAR\nText # IMAGE: a.png # clear', {
      'b.ink': '* [Go] # UNCLICKABLE\n  # mine',
    }),
  );
  expect(tags.map(({ file, line, name }) => [file, line, name])).toEqual([
    [null, 1, 'author'],
    [null, 3, 'IMAGE'],
    [null, 3, 'CLEAR'],
    ['b.ink', 1, 'UNCLICKABLE'],
  ]);
});

test.each([
  ['Text # clear # Image: A.png', 'Text # CLEAR # IMAGE: A.png'],
  ['# Theme: dark\nText', '# theme: dark\nText'],
  [
    '  The map room # LINKOPEN: https:\\/\\/example.org/map',
    '  [url=https:\\/\\/example.org/map]The map room[/url]',
  ],
  ['Text # LINK: a{b}', 'Text # LINK: a{b}'],
  ['* [Go] # link: https:\\/\\/x', '* [Go] # link: https:\\/\\/x'],
  ['Text # CLEAR // # clear', 'Text # CLEAR // # clear'],
  ['Text # mine', 'Text # mine'],
])('%j becomes %j', (before, after) => {
  expect(rewriteInkyTags(program(before))).toEqual(program(after));
});

test('every tag is explained, and all but links are tags of the engine', () => {
  const reference = ['global-tags', 'knot-tags', 'choice-tags']
    .map((kind) => readFileSync(`content/reference/${kind}.yaml`, 'utf8'))
    .join('\n');
  for (const name of INKY_TAGS) {
    expect(importMessages.inky[name]).not.toBe('');
    const isKnown = new RegExp(`^  - name: ${name}$`, 'm').test(reference);
    expect([name, isKnown]).toEqual([name, !name.startsWith('LINK')]);
  }
});
