import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';
import { IconButton } from './IconButton';

test('does what it says, and submits nothing unless told to', async () => {
  const submit = jest.fn();
  const press = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button onClick={press}>Undo</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});

test('submits its form if its type says so', async () => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" kind="primary">
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

test('disabled, it is passed over', async () => {
  const press = jest.fn();
  render(
    <>
      <Button disabled onClick={press}>
        First
      </Button>
      <Button>Second</Button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'First' }));
  await userEvent.tab();
  expect(press).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Second' })).toHaveFocus();
});

test.each(['plain', 'primary', 'danger', 'link', 'tool', 'bare'] as const)(
  'the kind “%s” keeps the classes and attributes it is given, and lends its element',
  (kind) => {
    const ref = createRef<HTMLButtonElement>();
    render(
      <Button ref={ref} kind={kind} isSmall className="own" aria-pressed>
        Bold
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Bold', pressed: true });
    expect(button).toHaveClass('button', kind, 'small', 'own');
    expect(ref.current).toBe(button);
  },
);

test('a button with an icon has a name', async () => {
  const press = jest.fn();
  render(
    <IconButton name="Close" title="Close" onClick={press}>
      <svg aria-hidden="true" />
    </IconButton>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button');
  expect(press).toHaveBeenCalledTimes(1);
});
