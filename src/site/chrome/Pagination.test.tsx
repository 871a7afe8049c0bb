import { render, screen } from '@testing-library/react';
import { Pagination } from './Pagination';

const previous = { label: 'Story', href: '/docs/story/' };
const next = { label: 'Saves', href: '/docs/saves/' };

test('names the direction and the page', () => {
  render(<Pagination previous={previous} next={next} />);
  expect(screen.getByRole('navigation', { name: 'Docs pages' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous Story' })).toHaveAttribute(
    'href',
    '/docs/story/',
  );
  expect(screen.getByRole('link', { name: 'Next Saves' })).toHaveAttribute('href', '/docs/saves/');
});

test('the first page has only a next one', () => {
  render(<Pagination previous={null} next={next} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a page out of the row has no navigation at all', () => {
  render(<Pagination previous={null} next={null} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
