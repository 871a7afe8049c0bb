import { render, screen } from '@testing-library/react';
import { ProjectState } from './ProjectState';
import type { ManagerState } from './manager-state';
import type { OpenProject } from './use-project-manager';

const state: ManagerState = {
  key: 1,
  program: { source: 'Rain.', files: {} },
  project: { id: 'a', name: 'Rain' },
  original: null,
  isWriter: true,
  trouble: null,
  notOpened: null,
  isPromiseRefused: true,
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
  expect(screen.getByRole('status')).toHaveTextContent('Kept in this browser.');
  rerender(view(false));
  expect(screen.getByRole('status')).toHaveTextContent('Kept in this browser only');
});
