import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseLines } from '../../../../testing/factories';
import type { DocumentNode } from '../../../base/tree/document-tree';
import { drawSymptomFinder } from '../../../docs/symptoms/draw-symptom-finder';
import { RenderedDocument } from '../RenderedDocument';

const { tree } = parseLines(
  '<SymptomFinder />',
  '',
  '## The screen {#screen}',
  '',
  '### The screen goes blank {#blank}',
  '',
  '**Why.** A tag has no value.',
  '',
  '**Fix.** Give it a `word`. See [tags](./tags.mdx#values).',
  '',
  '### `ran out of content` {#content}',
  '',
  '**Why.** The story has no end.',
  '',
  '**Fix.** Add `-> END`.',
  '',
  '## Still stuck {#still-stuck}',
  '',
  'Ask.',
);
const synonyms = [
  { written: ['crash', 'black out'], page: 'troubles#blank', words: 'blank' },
  { written: ['missing value'], page: 'tags#values', words: 'value' },
];

async function openPage(search = '', nodes: DocumentNode[] = tree) {
  window.history.replaceState(null, '', `/docs/troubles/${search}`);
  render(<RenderedDocument nodes={drawSymptomFinder(nodes, 'troubles', synonyms)} />);
  const field = await screen.findByRole('searchbox', { name: /^Type what you see/ });
  // The address is read after the first render.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  return field;
}

const found = () => screen.queryAllByRole('term').map((term) => term.textContent);
const status = () => screen.getByRole('status').textContent;

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

it('shows entries with their answers while one types, and keeps the page below', async () => {
  const field = await openPage();
  expect(status()).toBe('2 entries');
  expect(found()).toEqual([]);
  await userEvent.type(field, 'screen bla');
  expect(found()).toEqual(['The screen goes blank']);
  expect(status()).toBe('1 of 2 entries');
  expect(screen.getByRole('definition')).toHaveTextContent(/^Give it a word\.$/);
  expect(within(screen.getByRole('definition')).getByText('word').tagName).toBe('CODE');
  expect(screen.getByRole('link', { name: 'The screen goes blank' })).toHaveAttribute(
    'href',
    '#blank',
  );
  expect(screen.getByRole('heading', { name: /^ran out of content/ })).toBeInTheDocument();
});

it.each([
  ['words of the search for an entry', 'black out', 'The screen goes blank'],
  ['words of the search for a page it links to', 'missing value', 'The screen goes blank'],
  ['a misspelt word', 'scrern', 'The screen goes blank'],
  ['a word of its text', 'tag', 'The screen goes blank'],
])('finds %s', async (_, typed, title) => {
  const field = await openPage();
  await userEvent.type(field, typed);
  expect(found()[0]).toBe(title);
});

it('says what ink means by a message that is pasted', async () => {
  const field = await openPage();
  await userEvent.click(field);
  await userEvent.paste(
    "RUNTIME ERROR: 'hall.ink' line 4: ran out of content. Do you need a '-> END'?",
  );
  expect(found()).toEqual(['ran out of content']);
  expect(screen.getByText(/The story runs out here/)).toBeInTheDocument();
});

it('explains a message that no entry has', async () => {
  const field = await openPage();
  await userEvent.click(field);
  await userEvent.paste('Failed to parse: ERROR: line 2: Expected the name of a knot');
  expect(screen.getByText(/Something is missing at the end of the line/)).toBeInTheDocument();
});

it('leads to the search of all pages where nothing matches', async () => {
  const field = await openPage();
  await userEvent.type(field, 'xyzzy & more');
  expect(status()).toBe('0 of 2 entries');
  expect(screen.getByRole('link', { name: 'search all pages' })).toHaveAttribute(
    'href',
    '/search/?q=xyzzy%20%26%20more',
  );
});

it('is used with the keyboard alone', async () => {
  const field = await openPage();
  await userEvent.type(field, 'the{ArrowDown}');
  expect(screen.getAllByRole('term')[0]?.querySelector('a')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(field).toHaveFocus();
  let followed = '';
  document.addEventListener('click', ({ target }) => {
    followed = (target as HTMLAnchorElement).hash;
  });
  await userEvent.clear(field);
  await userEvent.type(field, 'blank{Enter}');
  expect(followed).toBe('#blank');
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('');
  expect(found()).toEqual([]);
});

it('reads what the address asks for', async () => {
  const field = await openPage('?q=blank#content');
  expect(field).toHaveValue('blank');
  expect(found()).toEqual(['The screen goes blank']);
});

it('is absent where its entries are, as in a preview', () => {
  render(<RenderedDocument nodes={[['SymptomFinder', 0]]} />);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});
