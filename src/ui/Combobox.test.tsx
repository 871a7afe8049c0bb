import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Combobox, optionId } from './Combobox';

const onTake = jest.fn<undefined, [string | undefined]>();

function Fruits({ options = ['apple', 'pear', 'quince'] }) {
  const [active, setActive] = useState({ index: -1, wasMoved: false });
  return (
    <>
      <Combobox
        aria-label="Fruit"
        listId="fruits"
        count={options.length}
        active={active.index}
        wasMoved={active.wasMoved}
        onMove={(index) => setActive({ index, wasMoved: true })}
        onTake={() => onTake(options[active.index])}
      />
      <div id="fruits" role="listbox" aria-label="Fruits">
        {options.map((name, index) => (
          <div
            key={name}
            id={optionId('fruits', index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active.index}
          >
            {name}
          </div>
        ))}
      </div>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Fruit' });
const activeOption = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

beforeEach(() => onTake.mockClear());

test('the arrow keys go through the list, and the focus stays in the field', async () => {
  render(<Fruits />);
  await userEvent.click(field());
  expect(activeOption()).toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeOption()).toBe('pear');
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(activeOption()).toBe('apple');
  expect(field()).toHaveFocus();
});

test('Enter takes the active option', async () => {
  render(<Fruits />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onTake).toHaveBeenCalledWith('quince');
});

test('it says whether there is a list, and which', () => {
  const { rerender } = render(<Fruits />);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', 'fruits');
  rerender(<Fruits options={[]} />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});
