import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeWorkspace } from '../../../testing/fake-workspace';
import { oddSpellings } from '../../../testing/odd-spellings';
import { CommandList } from './CommandList';
import { actionsFor } from './actions';

// jsdom does not scroll.
Element.prototype.scrollIntoView = jest.fn();

const show = () => {
  const workspace = fakeWorkspace();
  const onClosed = jest.fn();
  const projects = { showList: jest.fn(), showGallery: jest.fn(), openFolder: jest.fn() };
  const focus = { enter: jest.fn(), step: jest.fn() };
  const actions = actionsFor({ ...focus, workspace, panes: null, projects, site: [] });
  render(<CommandList actions={actions} onClosed={onClosed} />);
  return { workspace, onClosed, user: userEvent.setup() };
};
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('finds commands by the beginnings of their words, and runs the one that is chosen', async () => {
  const { workspace, onClosed, user } = show();
  const field = screen.getByRole('combobox', { name: 'Commands' });
  expect(field).toHaveFocus();
  await user.type(field, 'find all');
  expect(names()).toEqual(['TextFind and replace in all filesCtrlShiftF']);
  await user.keyboard('{Enter}');
  expect(onClosed).toHaveBeenCalledTimes(1);
  expect(workspace.edit).toHaveBeenCalledWith('findAll');
});

it.each(oddSpellings('outline'))('finds a command by %j', (typed) => {
  show();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: typed } });
  expect(names()).toEqual([expect.stringContaining('Outline')]);
});

it('moves by keys, and says when nothing is found', async () => {
  const { workspace, user } = show();
  await user.type(screen.getByRole('combobox'), 'show');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Outline');
  await user.keyboard('{Enter}');
  expect(workspace.show).toHaveBeenCalledWith('outline');
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'zzz{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('No command has these words.');
});

it.each([
  ['variable', 'remember'],
  ['remember', 'remember'],
  ['condition', 'onlyIf'],
  ['only if', 'onlyIf'],
])('“%s” leads to the form on the map', async (typed, what) => {
  const { workspace, user } = show();
  await user.type(screen.getByRole('combobox'), typed);
  await user.click(screen.getByRole('option', { name: /^Map/ }));
  expect(workspace.askOnMap).toHaveBeenCalledWith(what);
});

it('runs a command of the story at a click', async () => {
  const { workspace, user } = show();
  await user.click(screen.getByRole('option', { name: /Inside the story/ }));
  expect(workspace.play).toHaveBeenCalledWith('engine');
});

it('imports the files that are chosen in the system’s dialog', async () => {
  const file = Object.assign(new File(['Hello.'], 'tale.twee'), { webkitRelativePath: '' });
  const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    Object.defineProperty(this, 'files', { value: [file] });
    this.dispatchEvent(new Event('change'));
  });
  const { workspace, user } = show();
  await user.type(screen.getByRole('combobox'), 'twine{Enter}');
  const [found] = jest.mocked(workspace.bring).mock.calls[0] ?? [];
  await expect(found).resolves.toEqual([{ path: 'tale.twee', blob: file }]);
  click.mockRestore();
});
