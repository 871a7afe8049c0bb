import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkipLink } from './SkipLink';

test('moves the focus to the text, which is a stop of the Tab key only as long as it has it', async () => {
  // Missing in jsdom.
  Element.prototype.scrollIntoView = jest.fn();
  render(
    <>
      <SkipLink />
      <a href="/before/">before</a>
      <main id="main-content">
        <p>the text</p>
      </main>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
});

test('is a link to the text where no script runs', () => {
  render(<SkipLink />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '#main-content');
  expect(screen.getByRole('region', { name: 'Skip to main content' })).toBeInTheDocument();
});
