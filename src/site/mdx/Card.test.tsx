import { render, screen, within } from '@testing-library/react';
import { Card } from './Card';
import { Cards } from './Cards';

test('cards are a list of links, each named by its title alone', () => {
  render(
    <Cards>
      <Card title="Choices" href="/docs/choices/">
        Offer a way.
      </Card>
      <Card title="Saves" href="/docs/saves/" />
    </Cards>,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: 'Choices' })).toHaveAttribute(
    'href',
    '/docs/choices/',
  );
  expect(first).toHaveTextContent('Offer a way.');
  expect(within(second!).getByRole('link', { name: 'Saves' })).toBeVisible();
});
