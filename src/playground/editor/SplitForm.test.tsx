import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SplitForm } from './SplitForm';

function show(marked: string) {
  const told = { onSplit: jest.fn(), onCancel: jest.fn() };
  const program = { source: marked.replace('‸', ''), files: {} };
  render(<SplitForm {...told} program={program} file={null} position={marked.indexOf('‸')} />);
  return { ...told, user: userEvent.setup() };
}

test('what follows gets a name, and a place of its own', async () => {
  const { user, onSplit } = show('-> hall\n== hall\nOne.\n‸Two.\n-> END\n');
  const field = screen.getByRole('textbox', { name: 'Name of the new place' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/^What follows moves there, and “hall” leads to it\./);
  await user.type(field, 'hall{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('This name is taken.');
  expect(onSplit).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, 'back room{Enter}');
  expect(onSplit).toHaveBeenCalledWith({
    program: {
      source: '-> hall\n== hall\nOne.\n-> back_room\n\n== back_room\nTwo.\n-> END\n',
      files: {},
    },
    sentence: '“hall” now leads to “back room”.',
  });
});

test('where nothing can be split, it says why, and Escape closes it', async () => {
  const { user, onCancel } = show('-> hall\n== hall\n* [Go] -> END\n‸* [Stay] -> hall\n');
  expect(screen.getByRole('alert')).toHaveTextContent('What follows here belongs to a choice.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalled();
});
