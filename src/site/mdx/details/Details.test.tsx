import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Details } from './Details';

interface Run {
  keyframes: unknown;
  options: unknown;
  cancel: jest.Mock;
  onfinish?: () => void;
}
let runs: Run[];

beforeEach(() => {
  runs = [];
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
  Element.prototype.animate = jest.fn((keyframes: unknown, options: unknown) => {
    const run: Run = { keyframes, options, cancel: jest.fn() };
    runs.push(run);
    return run as unknown as Animation;
  });
});
afterEach(() => jest.restoreAllMocks());

const summary = () => screen.getByText('Why?');
const details = () => summary().closest('details')!;

test('content grows to its height in the time that suits it', () => {
  render(<Details summary="Why?">Because.</Details>);
  fireEvent.click(summary());
  expect(details().open).toBe(true);
  expect(runs[0]).toMatchObject({
    keyframes: { height: ['0px', '400px'] },
    options: { duration: 336, easing: 'ease-in-out' },
  });
});

test('it stays open until its content has shrunk', () => {
  render(
    <Details summary="Why?" isOpen>
      Because.
    </Details>,
  );
  fireEvent.click(summary());
  expect(details().open).toBe(true);
  expect(details()).toHaveAttribute('data-closing');
  expect(runs[0]).toMatchObject({ keyframes: { height: ['400px', '0px'] } });
  runs[0]?.onfinish?.();
  expect(details().open).toBe(false);
  expect(details()).not.toHaveAttribute('data-closing');
});

test('a click while it closes turns it back, from where it is', () => {
  render(
    <Details summary="Why?" isOpen>
      Because.
    </Details>,
  );
  fireEvent.click(summary());
  fireEvent.click(summary());
  expect(runs[0]?.cancel).toHaveBeenCalled();
  expect(runs[1]).toMatchObject({ keyframes: { height: ['400px', '400px'] } });
  runs[1]?.onfinish?.();
  expect(details().open).toBe(true);
});

test('readers who want less motion wait a thousandth of a second', () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  render(<Details summary="Why?">Because.</Details>);
  fireEvent.click(summary());
  expect(runs[0]).toMatchObject({ options: { duration: 1 } });
});

test('closed by something else, it forgets its animation and opens with the next click', () => {
  render(<Details summary="Why?">Because.</Details>);
  fireEvent.click(summary());
  details().open = false;
  fireEvent(details(), new Event('toggle'));
  expect(runs[0]?.cancel).toHaveBeenCalled();
  fireEvent.click(summary());
  expect(details().open).toBe(true);
});

test('a click in one within does not reach the one around', () => {
  render(
    <Details summary="Why?" isOpen>
      <Details summary="Inner">Words.</Details>
    </Details>,
  );
  fireEvent.click(screen.getByText('Inner'));
  expect(screen.getByText('Inner').closest('details')).toHaveAttribute('open');
  expect(details()).not.toHaveAttribute('data-closing');
  expect(runs).toHaveLength(1);
});

test('the second press of a double click selects nothing; the first may', () => {
  render(<Details summary="Why?">Because.</Details>);
  const first = createEvent.mouseDown(summary(), { detail: 1 });
  const second = createEvent.mouseDown(summary(), { detail: 2 });
  fireEvent(summary(), first);
  fireEvent(summary(), second);
  expect([first.defaultPrevented, second.defaultPrevented]).toEqual([false, true]);
});
