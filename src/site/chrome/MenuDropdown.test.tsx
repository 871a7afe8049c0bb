import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuDropdown } from './MenuDropdown';

const details = () => screen.getByRole('group');

beforeEach(async () => {
  render(
    <>
      <MenuDropdown name="Versions" label="Next">
        <li>
          <a href="/docs/">Next</a>
        </li>
      </MenuDropdown>
      <button type="button">elsewhere</button>
    </>,
  );
  await userEvent.click(screen.getByText('Next', { selector: 'summary' }));
});

test('opens', () => {
  expect(details()).toHaveAttribute('open');
});

test('closes on Escape and gives the focus back', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(details()).not.toHaveAttribute('open');
  expect(screen.getByText('Next', { selector: 'summary' })).toHaveFocus();
});

test('closes when the reader goes elsewhere', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(details()).not.toHaveAttribute('open');
});
