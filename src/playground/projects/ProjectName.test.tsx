import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProjectName } from './ProjectName';

test('the field has room for what stands in it, a name or that there is none', async () => {
  const onRename = jest.fn();
  render(<ProjectName name="" isReadOnly={false} onRename={onRename} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the project' });
  expect(field).toHaveAttribute('placeholder', 'Untitled story');
  expect(field.size).toBeGreaterThanOrEqual('Untitled story'.length);
  await userEvent.type(field, 'The Brass Key');
  expect(onRename).toHaveBeenLastCalledWith('The Brass Key');
  expect(field.size).toBe('The Brass Key'.length + 1);
});
