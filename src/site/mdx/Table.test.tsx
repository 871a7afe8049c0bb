import { render, screen } from '@testing-library/react';
import { Table } from './Table';
import { fakeOverflow } from './overflow/fake-overflow.fixture';

afterEach(() => jest.restoreAllMocks());

test('a table takes focus, under a name, only while it is wider than its place', () => {
  const { resize } = fakeOverflow();
  render(
    <Table>
      <tbody>
        <tr>
          <td>cell</td>
        </tr>
      </tbody>
    </Table>,
  );
  expect(screen.getByRole('table').parentElement).not.toHaveAttribute('tabindex');

  resize(700, 390);
  expect(screen.getByRole('group', { name: 'Table, scrolls sideways' })).toHaveAttribute(
    'tabindex',
    '0',
  );

  resize(700, 700);
  expect(screen.queryByRole('group')).toBeNull();
});

test('nothing observes a table that is gone', () => {
  const { observers } = fakeOverflow();
  render(<Table />).unmount();
  expect(observers.size).toBe(0);
});
