import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkipLink } from './SkipLink';

test('leads to the text: the next Tab is in it', async () => {
  render(
    <>
      <SkipLink />
      <a href="/before/">before</a>
      <main id="main-content">
        <a href="/in/">in the text</a>
      </main>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'in the text' })).toHaveFocus();
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
});

test('is a link to the text where no script runs', () => {
  render(<SkipLink />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '#main-content');
  expect(screen.getByRole('region', { name: 'Skip to main content' })).toBeInTheDocument();
});
