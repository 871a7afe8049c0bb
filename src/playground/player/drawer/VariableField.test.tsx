import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VariableField } from './VariableField';

test('a tick stands before the engine has answered, and what the engine says when one has left it', async () => {
  const onChange = jest.fn();
  render(<VariableField name="is_lit" value={false} onChange={onChange} />);
  const field = screen.getByRole('checkbox', { name: 'Value of is_lit' });
  await userEvent.click(field);
  expect(field).toBeChecked();
  expect(onChange.mock.calls).toEqual([[true]]);
  await userEvent.tab();
  expect(field).not.toBeChecked();
});

test('a number stands as it is written, and is told only where it is one', async () => {
  const onChange = jest.fn();
  render(<VariableField name="oil" value={3} onChange={onChange} />);
  const field = screen.getByRole('spinbutton', { name: 'Value of oil' });
  await userEvent.clear(field);
  await userEvent.type(field, '12');
  expect(field).toHaveValue(12);
  expect(onChange.mock.calls).toEqual([[1], [12]]);
});
