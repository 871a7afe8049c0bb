import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeWorkspace, idleEngine } from '../../../testing/fake-workspace';
import type { StoryProgram } from '../../ink/story/story-program';
import { HistoryTool } from './HistoryTool';
import { createMemoryStorage } from './store/memory-storage';
import { createProject, saveProject } from './store/project-store';
import { CommandBus } from '../../base/browser/command-bus';
import { OpenStoryProvider } from '../editor/open-story';

let project: { id: string } | null = null;
const mockManager = {
  storage: createMemoryStorage(),
  flush: () => Promise.resolve(),
  change: jest.fn(),
};
jest.mock('./store/use-project-manager', () => ({
  useOpenProject: () => ({ manager: mockManager, state: { project, isWriter: true } }),
}));

const present = { source: 'One.\nTwo.\nThree, changed.\n', files: { 'a.ink': 'New.' } };
const calls = {
  engine: idleEngine,
  workspace: fakeWorkspace(),
  onMarkLines: jest.fn(),
};
const tool = (
  <OpenStoryProvider program={present} onChange={jest.fn()} editor={new CommandBus()}>
    <HistoryTool view={null} isShown played={present} language={null} {...calls} />
  </OpenStoryProvider>
);

test('a version is read before it is restored: its differences from the present text, or all of it', async () => {
  const { storage } = mockManager;
  const program = { source: 'One.\nTwo.\n  Three.\n', files: {} };
  const { id } = await createProject(storage, { name: null, program });
  const saved = { id, name: null, program: present, revision: 2, at: Date.now() };
  await saveProject(storage, { ...saved, isReplaced: true });
  project = { id };
  render(tool);
  const show = await screen.findByRole('button', { name: /^Show the version of/ });
  expect(show).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(show);
  expect(show).toHaveAttribute('aria-expanded', 'true');
  expect(show).toHaveTextContent('Hide');

  const main = within(await screen.findByRole('region', { name: 'story.ink' }));
  expect(main.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'One.',
    'Two.',
    'Before  Three.',
    'NowThree, changed.',
    '',
  ]);
  const other = within(screen.getByRole('region', { name: 'a.ink' }));
  expect(other.getByRole('listitem')).toHaveTextContent('NowNew.');

  await userEvent.selectOptions(screen.getByLabelText('What is shown'), 'Whole text');
  expect(screen.getByRole('textbox', { name: 'story.ink' })).toHaveValue(program.source);
  expect(screen.queryByRole('textbox', { name: 'a.ink' })).not.toBeInTheDocument();
  expect(mockManager.change).not.toHaveBeenCalled();
  await userEvent.click(show);
  expect(screen.queryByRole('textbox', { name: 'story.ink' })).not.toBeInTheDocument();
});

/** Restores an older version of a project whose text is now `present`. */
async function restoreOlder(program: StoryProgram): Promise<void> {
  const { storage } = mockManager;
  const { id } = await createProject(storage, { name: null, program });
  const saved = { id, name: null, program: present, revision: 2, at: Date.now() };
  await saveProject(storage, { ...saved, isReplaced: true });
  project = { id };
  render(tool);
  await userEvent.click(await screen.findByRole('button', { name: /^Restore the version of/ }));
}

test('what the restored version does not have is not quoted as its line', async () => {
  const source = present.source.split('\n').slice(1).join('\n');
  await restoreOlder({ source, files: present.files });
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Restored: the version of [^“]+\. The text/,
  );
});

test('restoring says which version is back, and that the present text is kept', async () => {
  const program = { source: 'One.\nA lamp.\n', files: {} };
  await restoreOlder(program);
  expect(mockManager.change).toHaveBeenCalledWith(program, { isReplaced: true });
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Restored: the version of .+ \(“A lamp\.”\)\. The text that you had before is kept/,
  );
});
