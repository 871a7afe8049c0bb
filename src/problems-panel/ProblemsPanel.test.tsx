import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Problem } from '../core/problems/problem';
import { ProblemsPanel } from './ProblemsPanel';

const warning: Problem = {
  severity: 'warning',
  file: 'content/docs/a.mdx',
  line: 3,
  message: '“teh” is not in the dictionary.',
  hint: 'Did you mean “the”?',
};
const error: Problem = {
  ...warning,
  severity: 'error',
  line: 9,
  message: 'There is no tag “# clear”.',
  fix: { from: 'clear', to: 'CLEAR' },
};

it('counts what is wrong, and shows it when asked, errors first', async () => {
  const onOpen = jest.fn().mockResolvedValue('Opened it in code (VISUAL).');
  render(<ProblemsPanel problems={[warning, error]} hasCms={false} onOpen={onOpen} />);
  expect(screen.getByRole('status')).toHaveTextContent('1 error and 1 warning in the content');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();

  const toggle = screen.getByRole('button', { name: /1 error/, expanded: false });
  await userEvent.click(toggle);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('There is no tag');
  expect(second).toHaveTextContent('Did you mean “the”?');
  expect(screen.getByText(/can fix 1 of them/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'content/docs/a.mdx:9' }));
  expect(onOpen).toHaveBeenCalledWith('content/docs/a.mdx', 9);
  expect(await screen.findByText('Opened it in code (VISUAL).')).toHaveRole('status');
});

it('leads into the CMS at a desk, and to the editor for what has no form there', async () => {
  const onOpen = jest.fn().mockResolvedValue('');
  const translated = { ...error, file: 'content/locales/de/docs/a.mdx' };
  render(<ProblemsPanel problems={[error, translated]} hasCms onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: /2 errors/ }));
  expect(screen.getByRole('link', { name: 'content/docs/a.mdx:9' })).toHaveAttribute(
    'href',
    '/admin/#/collections/pages/entries/a?line=9',
  );
  expect(screen.getByRole('button', { name: 'content/locales/de/docs/a.mdx:9' })).toBeVisible();
});

it('goes away when all is mended', () => {
  const { rerender } = render(<ProblemsPanel problems={[error]} hasCms onOpen={jest.fn()} />);
  expect(screen.getByRole('complementary')).toBeVisible();
  rerender(<ProblemsPanel problems={[]} hasCms onOpen={jest.fn()} />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
