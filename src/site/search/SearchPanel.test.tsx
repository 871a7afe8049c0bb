import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { oddSpellings } from '../../../testing/odd-spellings';
import type { SearchData } from '../../docs/search/search-data';
import { SearchPanel } from './SearchPanel';
import type { PagefindPage } from './pagefind';
import { loadCards, loadNames, loadTexts, MissingIndexError } from './pagefind-client';

jest.mock('./pagefind-client', () => ({
  ...jest.requireActual<object>('./pagefind-client'),
  forgetTexts: jest.fn(),
  loadCards: jest.fn(),
  loadNames: jest.fn(),
  loadTexts: jest.fn(),
}));
jest.mock('./highlight-found-words', () => ({ highlightFoundWords: jest.fn() }));

const data: SearchData = {
  names: [
    {
      title: '# CLEAR',
      names: ['CLEAR'],
      summary: 'Clears the screen.',
      href: '/docs/story/#tag-clear',
      page: 'Story',
      kind: 'entry',
    },
  ],
  synonyms: [],
};
const guide: PagefindPage = {
  url: '/docs/choices/',
  excerpt: 'all',
  meta: { title: 'Choices' },
  filters: { kind: ['guide'] },
  sub_results: [
    {
      title: 'Order',
      url: '/docs/choices/#order',
      excerpt: 'A <mark>garden</mark> &lt;b&gt;',
      weighted_locations: [{ balanced_score: 1 }],
    },
    {
      title: 'Look',
      url: '/docs/choices/#look',
      excerpt: 'Look. A walled <mark>garden.</mark>',
      weighted_locations: [{ balanced_score: 0.5 }],
    },
  ],
};
const search = jest.fn();
const texts = {
  pagefind: { init: () => Promise.resolve(), search },
  vocabulary: ['choice', 'choices', 'garden', 'gorden'],
};

// jsdom does not navigate, and logs an error instead.
document.addEventListener('click', (event) => event.preventDefault());

beforeEach(() => {
  window.localStorage.clear();
  onFollow.mockReset();
  Element.prototype.scrollIntoView = jest.fn();
  jest.mocked(loadCards).mockReset().mockResolvedValue({});
  search.mockReset().mockImplementation((text: string) =>
    Promise.resolve({
      results: text === 'nowhere' ? [] : [{ id: '1', data: () => Promise.resolve(guide) }],
    }),
  );
  jest.mocked(loadNames).mockResolvedValue(data);
  jest.mocked(loadTexts).mockReset().mockResolvedValue(texts);
});

const onFollow = jest.fn();
const renderPanel = () => {
  render(<SearchPanel pages={8} onFollow={onFollow} renderMore={() => null} />);
  return screen.getByRole('combobox', { name: 'Search' });
};
const options = () => screen.findAllByRole('option');

test('Enter before the answer follows its first, unless something else is typed', async () => {
  const field = renderPanel();
  await userEvent.type(field, 'garden{Enter}');
  expect(onFollow).not.toHaveBeenCalled();
  await waitFor(() => expect(onFollow).toHaveBeenCalledTimes(1));
  await userEvent.type(field, 'x{Enter}y');
  await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));
  expect(onFollow).toHaveBeenCalledTimes(1);
});

test('finds sections under their page and says how many', async () => {
  const field = renderPanel();
  await userEvent.type(field, 'garden');
  const group = await screen.findByRole('group', { name: 'Choices' });
  expect(within(group).getAllByRole('option')).toHaveLength(2);
  expect(screen.getAllByText('garden').map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK']);
  expect(screen.getByText(/<b>/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 results'));
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

test.each(oddSpellings('garden'))('%j is searched for as it was meant', async (typed) => {
  fireEvent.change(renderPanel(), { target: { value: typed } });
  await waitFor(() => expect(search).toHaveBeenLastCalledWith('garden', expect.anything()));
  expect(await options()).toHaveLength(2);
});

test('the first result is active; arrows move, Home and End follow, Enter goes there', async () => {
  const field = renderPanel();
  await userEvent.type(field, 'garden');
  const [first, second] = await options();
  await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first!.id));
  await userEvent.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', second!.id);
  expect(second).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}');
  expect(field).toHaveAttribute('aria-activedescendant', first!.id);
  await userEvent.keyboard('{End}{Enter}');
  expect(onFollow).toHaveBeenCalledTimes(1);
  expect(field).toHaveFocus();
});

test('what is called so comes before texts', async () => {
  await userEvent.type(renderPanel(), '#clear');
  expect((await options())[0]).toHaveAttribute('href', '/docs/story/#tag-clear');
});

test('what is called exactly so comes before other meanings of the word, and they before names like it', async () => {
  const clear = { ...data.names[0]!, title: 'Clear', names: ['Clear'], href: '/term/' };
  const named: SearchData['names'] = [
    { ...clear, kind: 'term' },
    { ...clear, title: '# CLEAR_ALL', names: ['CLEAR_ALL'], href: '/all/', kind: 'entry' },
  ];
  const meant = { written: ['clear', 'wipe'], title: 'Empty', href: '/empty/', words: 'empty' };
  const synonyms = [{ ...meant, summary: 'Empties the screen.', page: 'Screen' }];
  jest.mocked(loadNames).mockResolvedValue({ names: named, synonyms });
  jest.mocked(loadTexts).mockReturnValue(new Promise(() => {}));
  const field = renderPanel();
  fireEvent.change(field, { target: { value: 'clear' } });
  const addresses = async () => (await options()).map((option) => option.getAttribute('href'));
  expect(await addresses()).toEqual(['/term/', '/empty/', '/all/']);
  fireEvent.change(field, { target: { value: 'wipe' } });
  await waitFor(async () => expect(await addresses()).toEqual(['/empty/']));
});

test('the index is not fetched before something is typed; until it comes, names are found', async () => {
  jest.mocked(loadTexts).mockReturnValue(new Promise(() => {}));
  const field = renderPanel();
  expect(loadNames).toHaveBeenCalled();
  expect(loadTexts).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '#clear' } });
  expect(await options()).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onFollow).toHaveBeenCalledTimes(1);
});

test('where no text has all words, those that say most are looked for', async () => {
  search.mockImplementation((words: string) =>
    Promise.resolve({
      results: words === 'garden' ? [{ id: '1', data: () => Promise.resolve(guide) }] : [],
    }),
  );
  await userEvent.type(renderPanel(), 'How do I make a garden?');
  expect(await options()).toHaveLength(2);
});

test('a facet asks the index for its part alone', async () => {
  await userEvent.type(renderPanel(), 'garden');
  await userEvent.click(screen.getByRole('radio', { name: 'Samples' }));
  await waitFor(() =>
    expect(search).toHaveBeenLastCalledWith('garden', { filters: { kind: 'sample' } }),
  );
});

test('a slip is put right and can be insisted on', async () => {
  await userEvent.type(renderPanel(), 'gadren');
  expect(await screen.findByText(/Showing results for “garden”/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /“gadren” instead/ }));
  await waitFor(() => expect(search).toHaveBeenLastCalledWith('gadren', expect.anything()));
});

test('a word that a text misspells, too, brings the results of the right one after its own', async () => {
  const section = { title: 'Tag', url: '/docs/tags/#tag', excerpt: 'A <mark>gorden</mark>' };
  const misspelt: PagefindPage = {
    url: '/docs/tags/',
    excerpt: '',
    meta: { title: 'Tags' },
    filters: { kind: ['guide'] },
    sub_results: [{ ...section, weighted_locations: [{ balanced_score: 1 }] }],
  };
  search.mockImplementation((text: string) =>
    Promise.resolve({
      results: [{ id: '1', data: () => Promise.resolve(text === 'gorden' ? misspelt : guide) }],
    }),
  );
  await userEvent.type(renderPanel(), 'gorden');
  expect(await screen.findByText(/Also showing results for “garden”/)).toBeInTheDocument();
  const groups = () =>
    within(screen.getByRole('listbox'))
      .getAllByRole('group')
      .map((group) => group.textContent.slice(0, 4));
  expect(groups()).toEqual(['Tags', 'Choi']);
  await userEvent.click(screen.getByRole('button', { name: 'Search for “gorden” only' }));
  await waitFor(() => expect(groups()).toEqual(['Tags']));
  expect(screen.queryByText(/Also showing/)).not.toBeInTheDocument();
});

test('a correction that finds nothing either is not offered', async () => {
  search.mockImplementation(() => Promise.resolve({ results: [] }));
  await userEvent.type(renderPanel(), 'gadren');
  expect(await screen.findByText('Nothing found for “gadren”.')).toBeInTheDocument();
  expect(screen.queryByText(/Showing results for/)).not.toBeInTheDocument();
});

test('says what to do when nothing is found', async () => {
  await userEvent.type(renderPanel(), 'nowhere');
  expect(await screen.findByText('Nothing found for “nowhere”.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All tags and markup' })).toBeInTheDocument();
});

test('recent searches come back and can be forgotten', async () => {
  const field = renderPanel();
  await userEvent.type(field, 'garden');
  await options();
  await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
  await userEvent.keyboard('{Enter}');
  await userEvent.clear(field);
  const recent = screen.getByRole('listbox', { name: 'Recent searches' });
  await userEvent.click(within(recent).getByRole('option', { name: 'garden' }));
  expect(field).toHaveValue('garden');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Clear list' }));
  expect(within(recent).queryByRole('option')).not.toBeInTheDocument();
});

test('a missing index is said, and how to make it where one writes', async () => {
  jest.mocked(loadNames).mockRejectedValue(new MissingIndexError());
  await userEvent.type(renderPanel(), 'garden');
  expect(await screen.findByRole('alert')).toHaveTextContent('The search index is missing.');
});

test('a failure can be tried again', async () => {
  jest.mocked(loadTexts).mockRejectedValue(new Error('offline'));
  await userEvent.type(renderPanel(), 'garden');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  jest.mocked(loadTexts).mockResolvedValue(texts);
  fireEvent.click(retry);
  expect(await options()).toHaveLength(2);
});

test('an answer that comes late never takes the place of a newer one', async () => {
  let answerLate = (_: unknown): void => {};
  search.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)));
  const field = renderPanel();
  await userEvent.type(field, 'choice');
  await waitFor(() => expect(search).toHaveBeenCalled());
  await userEvent.type(field, 's');
  await options();
  answerLate({ results: [] });
  await waitFor(() => expect(screen.getAllByRole('option')).not.toHaveLength(0));
});

describe('the card of an entry', () => {
  const cards = {
    '/docs/story/#tag-clear # CLEAR': {
      syntax: ['# CLEAR: now'],
      sample: 'Gone.\n# CLEAR',
      play: '/docs/story/?sample=sample-1#play',
    },
  };
  const names = () =>
    screen.getAllByRole('option').map((one) => one.getAttribute('aria-label') ?? one.textContent);

  it.each(['CLEAR', 'clear', '# clear', '#CLEAR'])(
    'is there for “%s”, with a way to play',
    async (text) => {
      jest.mocked(loadCards).mockResolvedValue(cards);
      await userEvent.type(renderPanel(), text);
      const play = await screen.findByRole('option', { name: 'Play the sample of # CLEAR' });
      expect(play).toHaveAttribute('href', '/docs/story/?sample=sample-1#play');
      expect(names().slice(0, 2)).toEqual([
        '# CLEAR: Clears the screen.',
        'Play the sample of # CLEAR',
      ]);
      expect(screen.getByText('# CLEAR: now')).toBeVisible();
      expect(screen.getByText(/Gone\./)).toHaveTextContent('Gone. # CLEAR');
      await userEvent.keyboard('{ArrowDown}');
      expect(play).toHaveAttribute('aria-selected', 'true');
    },
  );

  it('is not there for the beginning of a name, nor where it cannot be loaded', async () => {
    jest.mocked(loadCards).mockRejectedValue(new TypeError('Failed to fetch'));
    const field = renderPanel();
    await userEvent.type(field, 'clea');
    expect(await screen.findByRole('option', { name: /# CLEAR/ })).toBeInTheDocument();
    expect(loadCards).not.toHaveBeenCalled();
    await userEvent.type(field, 'r');
    await waitFor(() => expect(loadCards).toHaveBeenCalled());
    expect(await screen.findByRole('option', { name: /# CLEAR/ })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /^Play/ })).not.toBeInTheDocument();
  });
});
