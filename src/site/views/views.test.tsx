import { render, screen, within } from '@testing-library/react';
import type { DocsFrame, PageCard } from '../../docs/sidebar/page-data';
import { CategoryView } from './CategoryView';
import { DocView } from './DocView';
import { HomeView } from './HomeView';
import { NotFoundView } from './NotFoundView';
import { OverviewView } from './OverviewView';
import { PageCards } from './PageCards';

const frame: DocsFrame = {
  versionName: 'current',
  sidebar: [],
  breadcrumbs: [{ label: 'Saves', href: '/docs/saves/' }],
  previous: null,
  next: { label: 'Debugging', href: '/docs/debug/' },
};

const card: PageCard = {
  kind: 'page',
  label: 'Saves',
  href: '/docs/saves/',
  description: 'Keeping the place.',
  parts: [{ label: 'Slots', href: '/docs/saves/#slots' }],
};

const doc = {
  title: 'Saves',
  description: 'Keeping the place.',
  keywords: [],
  image: null,
  document: [['p', 0, 'The game saves itself.']] as [string, 0, string][],
  takesInitial: false,
  toc: [{ id: 'slots', level: 2, label: ['Slots'], children: [] }],
  hideToc: false,
  isUnlisted: false,
  isDraft: false,
  context: {
    kind: 'doc' as const,
    docId: 'saves',
    editUrl: 'https://example.org/edit/saves.mdx',
    lastUpdate: null,
    authors: [],
    opensPart: false,
    frame,
  },
};

test.each([
  ['the first page of a part', true, true, true],
  ['another page', false, true, false],
  ['a first page that is not suited to it', true, false, false],
])('a large letter opens %s: %s', (_, opensPart, takesInitial, opens) => {
  render(<DocView {...doc} takesInitial={takesInitial} context={{ ...doc.context, opensPart }} />);
  const text = screen.getByText('The game saves itself.').parentElement;
  expect(text?.hasAttribute('data-opens')).toBe(opens);
});

describe('a doc', () => {
  test('has its title, text, contents, way to the editor, and neighbours in one main', () => {
    render(<DocView {...doc} />);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: 'Saves' })).toBeInTheDocument();
    expect(main.getByText('The game saves itself.')).toBeInTheDocument();
    expect(main.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Edit this page' })).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Next Debugging' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main-content');
  });

  test('can do without a table of contents', () => {
    render(<DocView {...doc} hideToc />);
    expect(screen.queryByText('On this page')).not.toBeInTheDocument();
  });

  test('says that it is unlisted', () => {
    render(<DocView {...doc} isUnlisted />);
    expect(screen.getByText(/Unlisted page/)).toBeInTheDocument();
  });
});

test('a category lists its members, each with what it is about', () => {
  render(
    <CategoryView
      context={{
        kind: 'category',
        title: 'Basics',
        description: 'The first steps.',
        picture: '/img/engravings/quill.svg',
        cards: [card],
        frame,
      }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Basics' })).toBeInTheDocument();
  expect(screen.getByText('The first steps.')).toBeInTheDocument();
  const item = within(screen.getByRole('main')).getByText('Keeping the place.').closest('li');
  expect(within(item as HTMLElement).getByRole('link', { name: 'Saves' })).toHaveAttribute(
    'href',
    '/docs/saves/',
  );
  expect(within(item as HTMLElement).getByRole('link', { name: 'Slots' })).toHaveAttribute(
    'href',
    '/docs/saves/#slots',
  );
  expect(screen.queryByText('On this page')).not.toBeInTheDocument();
});

test('a card names the first parts of a long page and counts the others', () => {
  const parts = Array.from({ length: 10 }, (_, index) => ({
    label: `Part ${index + 1}`,
    href: `/docs/saves/#part-${index + 1}`,
  }));
  render(<PageCards cards={[{ ...card, parts }]} headingLevel={2} />);
  expect(screen.getAllByRole('link', { name: /^Part/ })).toHaveLength(7);
  expect(screen.getByText('and 3 more')).toBeInTheDocument();
});

test('brief cards name only what is inside categories', () => {
  const category = { ...card, kind: 'category' as const, label: 'Markup', href: '/docs/markup/' };
  render(<PageCards cards={[card, category]} headingLevel={3} isBrief />);
  // The page’s own parts are left out.
  expect(screen.getAllByRole('link', { name: 'Slots' })).toHaveLength(1);
  expect(screen.getByText('1 page')).toBeInTheDocument();
});

test('the overview leads with where to begin', () => {
  render(
    <OverviewView
      context={{
        kind: 'overview',
        title: 'Documentation',
        description: 'All pages.',
        picture: '/img/engravings/inkwell.svg',
        lead: {
          ...card,
          label: 'Your first game',
          href: '/docs/first-game/scene/',
          description: 'A course.',
        },
        main: { label: 'Quickstart: install the engine', href: '/docs/quickstart/' },
        sections: [
          { label: 'Course', description: 'A course.', cards: [] },
          { label: 'Basics', href: '/docs/category/basics/', description: 'More.', cards: [card] },
        ],
        frame,
      }}
    />,
  );
  const begin = screen.getByRole('region', { name: 'Begin here' });
  expect(within(begin).getByRole('link', { name: 'Your first game' })).toBeInTheDocument();
  expect(
    within(begin).getByRole('link', { name: 'Quickstart: install the engine' }),
  ).toHaveAttribute('href', '/docs/quickstart/');
  // Said where to begin, it is not said again.
  expect(within(begin).getByText('A course.')).toBeInTheDocument();
  expect(screen.getAllByText('A course.')).toHaveLength(1);
  expect(screen.getByText('More.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Basics' })).toHaveAttribute(
    'href',
    '/docs/category/basics/',
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Saves' })).toBeInTheDocument();
});

describe('an unknown address', () => {
  test('is named, and ways on are offered', () => {
    render(
      <NotFoundView
        path="/docs/quikstart/"
        suggestions={[{ label: 'Quickstart', href: '/docs/quickstart/' }]}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
    expect(screen.getByText('/docs/quikstart/')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Quickstart' })).toHaveAttribute(
      'href',
      '/docs/quickstart/',
    );
    expect(screen.getByRole('link', { name: 'See all documentation' })).toBeInTheDocument();
  });

  test('promises nothing when nothing is near', () => {
    render(<NotFoundView path="/x/" suggestions={[]} />);
    expect(screen.queryByText('Perhaps you were looking for')).not.toBeInTheDocument();
  });
});

test('the home page says what the engine is, and leads to the quickstart', () => {
  render(
    <HomeView
      story={{ title: 'The bottle', paragraphs: [['Midnight.']], choices: ['Write'] }}
      source={[['p', 0, 'the ink of it']]}
      games={[
        {
          id: 'games/door',
          title: 'The Door',
          screen: { address: '/games/door.svg', width: 40, height: 20 },
        },
      ]}
    />,
  );
  expect(screen.getByText('Ink-based game engine for interactive fiction')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Begin' })).toHaveAttribute(
    'href',
    '/docs/first-game/scene/',
  );
  expect(screen.getByText('the ink of it')).toBeInTheDocument();
  expect(screen.getByText('Midnight.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'The Door' })).toHaveAttribute(
    'href',
    '/docs/games/door/',
  );
});
