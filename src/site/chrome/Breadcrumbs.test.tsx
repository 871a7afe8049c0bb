import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from './Breadcrumbs';

const trail = [
  { label: 'Extras', href: '' },
  { label: 'Markup', href: '/docs/category/markup/' },
  { label: 'Layout', href: '/docs/layout/' },
];

test('leads home and to the groups that have a page, not to the page itself', () => {
  render(<Breadcrumbs trail={trail} />);
  const nav = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/docs/category/markup/',
  ]);
  expect(nav.getByRole('link', { name: 'Home page' })).toBeInTheDocument();
  expect(nav.getByText('Extras')).toBeInTheDocument();
  expect(nav.getByText('Layout')).toHaveAttribute('aria-current', 'page');
});

test('only groups with an address are marked for search engines', () => {
  const { container } = render(<Breadcrumbs trail={trail} />);
  const marked = container.querySelectorAll('[itemprop="itemListElement"]');
  expect(marked).toHaveLength(1);
  expect(marked[0]).toHaveTextContent('Markup');
});
