import { cmsAddressOf, splitLine } from './cms-address';

const at = (entry: string) => `/admin/#/collections/${entry}`;

it.each([
  ['content/docs/ink-basics/flow.mdx', at('pages/entries/ink-basics/flow?line=7')],
  ['content/docs/ink-basics/index.mdx', at('pages/entries/ink-basics/index?line=7')],
  ['content/docs/02-a b?.mdx', at('pages/entries/02-a%20b%3F?line=7')],
  ['content/sidebars.yaml', at('sidebars/entries/sidebars')],
  ['content/redirects.yaml', at('redirects/entries/redirects')],
  ['content/announcement.json', at('announcement/entries/announcement')],
  ['content/glossary.yaml', at('glossary/entries/glossary')],
  ['content/reference/knot-tags.yaml', at('reference/entries/knot-tags')],
  [
    'content/exercises/ink-basics/flow.yaml',
    at('plain/entries/exercises__ink-basics__flow.yaml?line=7'),
  ],
  ['content/locales/de/docs/quickstart.mdx', null],
  ['content/games/orchard/main.ink', at('plain/entries/games__orchard__main.ink?line=7')],
  ['content/games/orchard/img/tree.svg', null],
])('finds the form of %s', (file, address) => {
  expect(cmsAddressOf(file, 7)).toBe(address);
});

it('asks for words in a line, and reads that again', () => {
  const address = cmsAddressOf('content/docs/flow.mdx', 7, 'a “lamp” & more?') ?? '';
  expect(splitLine(address)).toEqual({
    address: at('pages/entries/flow'),
    line: 7,
    words: 'a “lamp” & more?',
  });
  expect(splitLine(at('pages/entries/flow?line=7&words=100%'))).toMatchObject({
    line: 7,
    words: '',
  });
  expect(splitLine(at('pages/entries/flow?ref=workflow')).line).toBeNull();
});
