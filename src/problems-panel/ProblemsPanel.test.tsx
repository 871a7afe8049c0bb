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
  const onOpen = jest.fn();
  render(<ProblemsPanel problems={[warning, error]} onOpen={onOpen} />);
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
});

it('goes away when all is mended', () => {
  const { rerender } = render(<ProblemsPanel problems={[error]} onOpen={jest.fn()} />);
  expect(screen.getByRole('complementary')).toBeVisible();
  rerender(<ProblemsPanel problems={[]} onOpen={jest.fn()} />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
