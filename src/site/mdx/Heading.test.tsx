import { render, screen } from '@testing-library/react';
import { headings } from './Heading';

const { h2: Heading2, h3: Heading3 } = headings;

test('a heading carries a link to itself that names all its words', () => {
  render(
    <Heading3 id="your-first-choice">
      Your <em>first</em> {'choice'}
    </Heading3>,
  );
  const link = screen.getByRole('link', { name: 'Direct link to Your first choice' });
  expect(link).toHaveAttribute('href', '#your-first-choice');
  expect(link).toHaveAttribute('translate', 'no');
  expect(link).toHaveClass('hash-link');
  expect(screen.getByRole('heading', { level: 3 })).toHaveClass('anchor');
});

test('a heading without id has none', () => {
  render(<Heading2>Plain</Heading2>);
  expect(screen.getByRole('heading', { name: 'Plain' })).not.toHaveAttribute('id');
  expect(screen.queryByRole('link')).toBeNull();
});

test('the hidden heading of the footnotes keeps its id and its class, and gets no link', () => {
  render(
    <Heading2 id="footnote-label" className="sr-only">
      Footnotes
    </Heading2>,
  );
  expect(screen.getByRole('heading', { name: 'Footnotes' })).toHaveClass('sr-only', {
    exact: true,
  });
  expect(screen.queryByRole('link')).toBeNull();
});
