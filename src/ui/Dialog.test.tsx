import { createRef, useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './Dialog';

function Opener({ closesLightly = false }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog aria-label="Window" closesLightly={closesLightly} onClose={() => setIsOpen(false)}>
          <p>Inside</p>
        </Dialog>
      )}
    </>
  );
}

const open = async (closesLightly: boolean): Promise<HTMLDialogElement> => {
  render(<Opener closesLightly={closesLightly} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Window' });
};

test('opens when it is put there, and goes when it closes', async () => {
  const dialog = await open(false);
  expect(dialog.open).toBe(true);
  act(() => dialog.close());
  expect(screen.getByRole('button', { name: 'Open' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a click beside it and Back close it, if it closes lightly', async () => {
  const dialog = await open(true);
  fireEvent.click(screen.getByText('Inside'));
  expect(dialog.open).toBe(true);
  fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.popState(window);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('otherwise they do not', async () => {
  const dialog = await open(false);
  fireEvent.click(dialog);
  fireEvent.popState(window);
  expect(dialog.open).toBe(true);
});

test('taken away, it is closed first', () => {
  const ref = createRef<HTMLDialogElement>();
  const { rerender } = render(<Dialog ref={ref} aria-label="Window" />);
  const close = jest.spyOn(ref.current!, 'close');
  rerender(<></>);
  expect(close).toHaveBeenCalledTimes(1);
});
