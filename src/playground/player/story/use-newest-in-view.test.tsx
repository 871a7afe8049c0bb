import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNewestInView } from './use-newest-in-view';

function Pane({ turn }: { turn: string }) {
  const pane = useRef<HTMLDivElement>(null);
  useNewestInView(pane, turn, false);
  return (
    <div ref={pane} data-testid="pane">
      <div data-past="true">
        <img alt="The hall" />
      </div>
      <div data-past="false">
        <img alt="The lamp" />
      </div>
    </div>
  );
}

const scrolled = jest.fn();
let height = 300;

beforeEach(() => {
  scrolled.mockClear();
  height = 300;
  HTMLElement.prototype.scrollTo = scrolled;
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => height);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});

test('a picture that needs more room than there is brings the scene into view once it is loaded', () => {
  render(<Pane turn="1" />);
  expect(scrolled).not.toHaveBeenCalled();
  height = 900;
  fireEvent.load(screen.getByRole('img', { name: 'The lamp' }));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('so does one above it, of a game that goes on', () => {
  render(<Pane turn="1" />);
  height = 900;
  fireEvent.load(screen.getByRole('img', { name: 'The hall' }));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a reader who looks around stays there, until the next scene', () => {
  const { rerender } = render(<Pane turn="1" />);
  height = 900;
  fireEvent.wheel(screen.getByTestId('pane'));
  fireEvent.load(screen.getByRole('img', { name: 'The lamp' }));
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<Pane turn="2" />);
  expect(scrolled).toHaveBeenCalledTimes(1);
});
