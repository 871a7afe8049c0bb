import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DocumentNode } from '../../core/document/document-tree';
import { fakeOverflow } from './overflow/fake-overflow';
import { RenderedDocument } from './RenderedDocument';

const drawKbd = jest.fn();
jest.mock('./Kbd', () => ({
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
