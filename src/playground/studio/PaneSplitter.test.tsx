import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PaneSplitter } from './PaneSplitter';

// jsdom captures no pointers.
Element.prototype.setPointerCapture = jest.fn();

function Pair() {
  const [share, setShare] = useState(50);
  return (
    <PaneSplitter
      name="Width of Text and Story"
      before="one"
      after="two"
      share={share}
      order={1}
      onResize={setShare}
      onReset={() => setShare(50)}
    />
  );
}

it('is a separator that says where it stands, and moves by keys', async () => {
  const user = userEvent.setup();
  render(<Pair />);
  const line = screen.getByRole('separator', { name: 'Width of Text and Story' });
  expect(line).toHaveAttribute('aria-valuenow', '50');
  await user.tab();
  expect(line).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(line).toHaveAttribute('aria-valuenow', '52');
  await user.keyboard('{End}{ArrowRight}');
  expect(line).toHaveAttribute('aria-valuenow', '85');
  await user.keyboard('{Home}');
  expect(line).toHaveAttribute('aria-valuenow', '15');
  await user.dblClick(line);
  expect(line).toHaveAttribute('aria-valuenow', '50');
});

it('moves the other way where lines are read from the right', async () => {
  const user = userEvent.setup();
  render(<Pair />);
  // jsdom inherits no direction.
  screen.getByRole('separator').style.direction = 'rtl';
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('separator')).toHaveAttribute('aria-valuenow', '52');
});
