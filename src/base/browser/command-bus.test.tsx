import { render } from '@testing-library/react';
import { CommandBus, useCommands } from './command-bus';

interface EditorCommands {
  goTo: (line: number) => void;
  insert: (text: string) => void;
}

const Editor = ({
  bus,
  ...commands
}: Partial<EditorCommands> & { bus: CommandBus<EditorCommands> }) => {
  useCommands(bus, commands);
  return null;
};

it('calls the part that answers, as it was rendered last', () => {
  const bus = new CommandBus<EditorCommands>();
  const [first, second] = [jest.fn(), jest.fn()];
  const { rerender } = render(<Editor bus={bus} goTo={first} />);
  rerender(<Editor bus={bus} goTo={second} />);
  bus.call('goTo', 3);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith(3);
});

it('keeps the last call of each command for a part that loads later', () => {
  const bus = new CommandBus<EditorCommands>();
  bus.call('goTo', 1);
  bus.call('goTo', 2);
  bus.call('insert', 'x');
  const [goTo, insert] = [jest.fn(), jest.fn()];
  const { unmount } = render(<Editor bus={bus} goTo={goTo} />);
  expect(goTo.mock.calls).toEqual([[2]]);
  render(<Editor bus={bus} insert={insert} />);
  expect(insert.mock.calls).toEqual([['x']]);
  unmount();
  bus.call('goTo', 4);
  expect(goTo).toHaveBeenCalledTimes(1);
});

it('forgets what is offered while no part answers', () => {
  const bus = new CommandBus<EditorCommands>();
  expect(bus.offer('goTo', 1)).toBe(false);
  const goTo = jest.fn();
  render(<Editor bus={bus} goTo={goTo} />);
  expect(goTo).not.toHaveBeenCalled();
  expect(bus.offer('goTo', 2)).toBe(true);
  expect(goTo).toHaveBeenCalledWith(2);
});
