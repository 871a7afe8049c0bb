import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { TableOfContents } from './TableOfContents';

const entries = [
  { id: 'begin', level: 2, label: ['Begin'], children: [] },
  {
    id: 'choose',
    level: 2,
    label: ['Choose ', ['code', 0, '*'] as [string, 0, string]],
    children: [{ id: 'once', level: 3, label: ['Once'], children: [] }],
  },
];

/** Positions the headings on the screen and waits for the next frame. */
function scrollTo(tops: Record<string, number>): void {
  for (const [id, top] of Object.entries(tops)) {
    const heading = document.getElementById(id);
    if (heading)
      heading.getBoundingClientRect = () => ({ top, bottom: top + 30, height: 30 }) as DOMRect;
  }
  act(() => {
    fireEvent.scroll(window);
    jest.advanceTimersByTime(50);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <h2 id="begin">Begin</h2>
      <h2 id="choose">Choose</h2>
      <h3 id="once">Once</h3>
      <TableOfContents entries={entries} />
    </>,
  );
});

afterEach(() => jest.useRealTimers());

test('lists the headings, deeper ones inside', () => {
  const nav = within(screen.getByRole('navigation', { name: 'On this page' }));
  const choose = nav.getByRole('link', { name: 'Choose *' });
  expect(choose).toHaveAttribute('href', '#choose');
  const item = choose.closest('li') as HTMLElement;
  expect(within(item).getByRole('link', { name: 'Once' })).toHaveAttribute('href', '#once');
});

test('marks the section being read, and only that', () => {
  const current = (): string[] =>
    screen
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => link.getAttribute('href') ?? '');

  scrollTo({ begin: 600, choose: 900, once: 1200 });
  expect(current()).toEqual([]);
  scrollTo({ begin: 20, choose: 600, once: 900 });
  expect(current()).toEqual(['#begin']);
  scrollTo({ begin: -900, choose: -600, once: -300 });
  expect(current()).toEqual(['#once']);
});
