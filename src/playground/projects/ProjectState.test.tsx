import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProjectState } from './ProjectState';
import type { ManagerState } from './store/manager-state';
import type { OpenProject } from './store/use-project-manager';

const state: ManagerState = {
  key: 1,
  program: { source: 'Rain.', files: {} },
  project: { id: 'a' },
  name: 'Rain',
  original: null,
  isWriter: true,
  trouble: null,
  notOpened: null,
  isPromiseRefused: true,
  isConverted: false,
};
const view = (isQuiet: boolean) => (
  <ProjectState
    manager={Object.create(null) as OpenProject['manager']}
    state={state}
    isQuiet={isQuiet}
  />
);

test('the notice that the browser may delete projects can wait', () => {
  const { rerender } = render(view(true));
  expect(screen.getByRole('status')).toHaveTextContent('Saved in this browser.');
  rerender(view(false));
  expect(screen.getByRole('status')).toHaveTextContent('Saved only here');
});

test('of a text that nobody has changed yet, nothing can be lost', () => {
  const manager = Object.create(null) as OpenProject['manager'];
  const draft = { ...state, project: null };
  render(<ProjectState manager={manager} state={draft} onMore={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('Saves as you type.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('in a bar, it is one short button that shows the rest, with the warning and without', async () => {
  const onMore = jest.fn();
  const manager = Object.create(null) as OpenProject['manager'];
  const { rerender } = render(<ProjectState {...{ manager, state, onMore }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Saved only here.' }));
  expect(onMore).toHaveBeenCalled();
  rerender(<ProjectState {...{ manager, onMore }} state={{ ...state, isPromiseRefused: false }} />);
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveTextContent('Saved in this browser.');
});
