import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';
import { Field } from './Field';
import { Progress } from './Progress';
import { Select } from './Select';
import { VisuallyHidden } from './VisuallyHidden';

test('a field has the name of its label, and tells what is written', async () => {
  const ref = createRef<HTMLInputElement>();
  const change = jest.fn<undefined, [string]>();
  render(
    <>
      <label htmlFor="name">Name</label>
      <Field ref={ref} id="name" isSmall onChange={({ target }) => change(target.value)} />
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(field, 'ink');
  expect(change).toHaveBeenLastCalledWith('ink');
  expect(ref.current).toBe(field);
});

test('a select offers what is in it', async () => {
  render(
    <Select aria-label="Colour" isSmall defaultValue="blue">
      <option>blue</option>
      <option>red</option>
    </Select>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colour' }), 'red');
  expect(screen.getByRole('combobox')).toHaveValue('red');
});

test('the words of a checkbox tick it too', async () => {
  const tick = jest.fn<undefined, [boolean]>();
  render(
    <Checkbox className="own" onChange={({ target }) => tick(target.checked)}>
      Match case
    </Checkbox>,
  );
  await userEvent.click(screen.getByText('Match case'));
  expect(tick).toHaveBeenCalledWith(true);
  expect(screen.getByRole('checkbox', { name: 'Match case' })).toBeChecked();
});

test('progress says how far it is', () => {
  render(<Progress aria-label="Plays" max={10} value={4} />);
  expect(screen.getByRole('progressbar', { name: 'Plays' })).toHaveAttribute('value', '4');
});

test('hidden words are read, as the element they are', () => {
  render(<VisuallyHidden as="h1">The title</VisuallyHidden>);
  expect(screen.getByRole('heading', { level: 1, name: 'The title' })).toBeInTheDocument();
});
