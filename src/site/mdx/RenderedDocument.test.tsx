import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DocumentNode } from '../../base/tree/document-tree';
import { makeSampleMap } from '../../ink/map/sample-map.fixture';
import { drawOutcomes } from '../../lessons/samples/draw-outcomes';
import { RenderedDocument } from './RenderedDocument';
import { fakeOverflow } from './overflow/fake-overflow.fixture';

const drawKbd = jest.fn();
jest.mock('../../ui/Kbd', () => ({
  Kbd: ({ children }: { children: string }) => {
    drawKbd();
    return <kbd>{children}</kbd>;
  },
}));

beforeEach(() => {
  fakeOverflow();
  drawKbd.mockClear();
});
afterEach(() => jest.restoreAllMocks());

const nodes: DocumentNode[] = [
  ['h2', { id: 'keys' }, 'Keys'],
  [
    'p',
    0,
    'Press ',
    ['Kbd', 0, 'Enter'],
    ', ',
    ['em', 0, 'then'],
    ' read ',
    ['a', { href: '/docs/' }, 'on'],
    '.',
  ],
];

test('draws text, HTML and components of the tree in their order', () => {
  render(<RenderedDocument nodes={nodes} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'keys');
  expect(screen.getByRole('paragraph')).toHaveTextContent('Press Enter, then read on.');
  expect(screen.getByRole('emphasis')).toHaveTextContent('then');
  expect(screen.getByRole('link', { name: 'on' })).toHaveAttribute('href', '/docs/');
});

test.each(['script', 'iframe', 'Tab', 'constructor'])('refuses <%s> by its name', (name) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<RenderedDocument nodes={[[name, 0]]} />)).toThrow(`<${name}>`);
});

test('is not drawn again when the page around it changes', async () => {
  function Page() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>{count}</button>
        <RenderedDocument nodes={nodes} />
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: '0' }));
  expect(screen.getByRole('button', { name: '1' })).toBeVisible();
  expect(drawKbd).toHaveBeenCalledTimes(1);
});

test('the map of a sample is a drawing with a name, and a list of its signs and ways', async () => {
  const map = makeSampleMap(
    '-> a\n=== a\n* [Up] -> b\n* [Down] -> c ->\n-> b\n=== b\n-> END\n=== c\n->->',
  );
  render(<RenderedDocument nodes={drawOutcomes([['StoryMap', { map }]])} />);
  const figure = screen.getByRole('figure');
  expect(within(figure).getByText('Map of this story')).toBeVisible();
  const drawing = within(figure).getByRole('img', { name: /^Drawing with 4 places and 6 ways/ });
  expect(within(drawing).getByText('Beginning')).toBeInTheDocument();
  expect(drawing.innerHTML).not.toContain('style=');
  await userEvent.click(within(figure).getByText('The map in words'));
  const items = within(figure).getAllByRole('listitem');
  const texts = items.map(({ firstChild, textContent }) =>
    firstChild instanceof HTMLElement ? firstChild.textContent : textContent,
  );
  expect(texts).toEqual([
    ...['The story can end here', 'A tunnel returns from here'],
    ...['Leads on: a divert', 'Choice', 'There and back: a tunnel'],
    ...['Beginning', 'to a', 'a', '“Up”: to b', '“Down”: to c and back', '“Down”: to b'],
    ...['b', 'to the end of the story', 'c', 'back to where the tunnel began'],
  ]);
});
