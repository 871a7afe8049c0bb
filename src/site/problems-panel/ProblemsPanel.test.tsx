import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Problem } from '../../base/problems/problem';
import { ProblemsPanel } from './ProblemsPanel';

const error: Problem = {
  severity: 'error',
  file: 'content/docs/a.mdx',
  line: 9,
  message: 'There is no tag “# clear”.',
  hint: 'Use # CLEAR.',
  fix: { from: 'clear', to: 'CLEAR' },
};
const hint: Problem = {
  severity: 'warning',
  file: 'content/docs/a.mdx',
  line: 3,
  message: '“teh” is not in the dictionary.',
  hint: 'Did you mean “the”?',
  advice: { rule: 'spelling', words: 'teh', meant: ['the'] },
};

it('counts what is wrong, and shows it when asked, problems first', async () => {
  const onOpen = jest.fn().mockResolvedValue('Opened it in code (VISUAL).');
  render(<ProblemsPanel problems={[hint, error]} hasCms={false} onOpen={onOpen} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'In the content: 1 problem that stops a build, 1 hint on spelling and style',
  );
  expect(screen.queryByRole('list')).not.toBeInTheDocument();

  const toggle = screen.getByRole('button', { name: /1 problem/, expanded: false });
  await userEvent.click(toggle);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('There is no tag');
  expect(second).toHaveTextContent('Did you mean “the”?');
  expect(screen.getByText(/can fix 1 of them/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'content/docs/a.mdx:9' }));
  expect(onOpen).toHaveBeenCalledWith('content/docs/a.mdx', 9);
  expect(await screen.findByText('Opened it in code (VISUAL).')).toHaveRole('status');
});

it('leads into the CMS where there is one, and to the editor for what has no form there', async () => {
  const onOpen = jest.fn().mockResolvedValue('');
  const translated = { ...error, file: 'content/locales/de/docs/a.mdx' };
  render(<ProblemsPanel problems={[error, translated]} hasCms onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: /2 problems/ }));
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
