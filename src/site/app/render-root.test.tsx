import { act, screen } from '@testing-library/react';
import { renderRoot } from './render-root';

let logged: jest.SpyInstance;
let unmount: () => void;

function page(html: string): HTMLElement {
  document.body.innerHTML = `<div id="___gatsby">${html}</div>`;
  return document.getElementById('___gatsby')!;
}

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  act(() => unmount());
  jest.restoreAllMocks();
});

function logOfRecovery(): unknown[] | undefined {
  return (logged.mock.calls as unknown[][]).find(([text]) =>
    String(text).startsWith('Atrament docs React root onRecoverableError:'),
  );
}

test('what the server rendered is kept', () => {
  const container = page('<div id="gatsby-focus-wrapper"><p>Hello</p></div>');
  const before = screen.getByText('Hello');
  act(() => {
    unmount = renderRoot(
      <div id="gatsby-focus-wrapper">
        <p>Hello</p>
      </div>,
      container,
    );
  });
  expect(screen.getByText('Hello')).toBe(before);
  expect(logged).not.toHaveBeenCalled();
});

test('a repair by React is logged with the error and the components', () => {
  const container = page('<div id="gatsby-focus-wrapper"><p>Hello</p></div>');
  act(() => {
    unmount = renderRoot(
      <div id="gatsby-focus-wrapper">
        <p>Good bye</p>
      </div>,
      container,
    );
  });
  expect(screen.getByText('Good bye')).toBeInTheDocument();
  const [, error, components] = logOfRecovery() ?? [];
  expect(error).toBeInstanceOf(Error);
  expect(components).toContain('at p');
});

test('an empty document is rendered', () => {
  const container = page('');
  act(() => {
    unmount = renderRoot(<p>Hello</p>, container);
  });
  expect(screen.getByText('Hello')).toBeInTheDocument();
  expect(logged).not.toHaveBeenCalled();
});
