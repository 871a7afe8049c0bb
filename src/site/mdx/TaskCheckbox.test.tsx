import { render, screen } from '@testing-library/react';
import { TaskCheckbox } from './TaskCheckbox';

test.each([
  [true, 'Done'],
  [undefined, 'Not done'],
])('checked %s is said as "%s" and cannot be changed', (checked, name) => {
  render(<TaskCheckbox {...(checked && { checked })} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect(box.checked).toBe(checked === true);
  expect(box).toBeDisabled();
});
