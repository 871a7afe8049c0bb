/** @jest-environment jsdom */
import { loadDocument } from '../../base/browser/load-document';
import type { LoadedPage, Navigate } from './gatsby-globals';
import { createRouteTransitions, type RouteTransitions } from './route-transitions';

jest.mock('../../base/browser/load-document', () => ({ loadDocument: jest.fn() }));

const gatsbyNavigate = jest.fn<unknown, Parameters<Navigate>>();
const gatsbyPopState = jest.fn();
const hooks = { onPush: jest.fn(), onTraverse: jest.fn(), onFailure: jest.fn() };
const observer = { onStart: jest.fn<unknown, [{ changesPath: boolean }]>(), onEnd: jest.fn() };
const pages = new Map<string, LoadedPage>();
let answers: Map<string, (page: LoadedPage | undefined) => void>;
let transitions: RouteTransitions;

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function answer(address: string, page: LoadedPage | undefined): Promise<void> {
  answers.get(address)?.(page);
  await settle();
}

// One installation for all tests: it lasts for the life of a document.
beforeAll(() => {
  window.___navigate = gatsbyNavigate;
  window.___loader = {
    loadPage: (address) => new Promise((resolve) => answers.set(address, resolve)),
    loadPageSync: (address) => pages.get(address),
    enqueue: () => undefined,
    hovering: () => undefined,
  };
  transitions = createRouteTransitions();
  transitions.listen();
  window.addEventListener('popstate', gatsbyPopState);
  transitions.install(hooks);
  transitions.subscribe(observer);
});

beforeEach(() => {
  jest.clearAllMocks();
  pages.clear();
  answers = new Map();
  history.replaceState({ key: '1' }, '', '/a/');
  transitions.onShown('/a/');
});

test('Gatsby is asked to show the page only once it is loaded', async () => {
  window.___navigate?.('/b/?q=1#x', { state: { from: 'test' } });
  await settle();
  expect(hooks.onPush).toHaveBeenCalledTimes(1);
  expect(observer.onStart).toHaveBeenCalledWith({ changesPath: true });
  expect(gatsbyNavigate).not.toHaveBeenCalled();
  await answer('/b/?q=1', {});
  expect(observer.onEnd).toHaveBeenCalledTimes(1);
  expect(gatsbyNavigate).toHaveBeenCalledWith('/b/?q=1#x', { state: { from: 'test' } });
});

test('a navigation that was overtaken is dropped', async () => {
  window.___navigate?.('/slow/');
  window.___navigate?.('/b/');
  await answer('/b/', {});
  await answer('/slow/', {});
  expect(gatsbyNavigate.mock.calls.map(([to]) => String(to))).toEqual(['/b/']);
  expect(observer.onEnd).toHaveBeenCalledTimes(1);
});

test('a change of the fragment or query alone is told from a change of the path', () => {
  window.___navigate?.('/a/#x');
  window.___navigate?.('#y');
  window.___navigate?.('?q=1');
  expect(observer.onStart.mock.calls.map(([transition]) => transition)).toEqual([
    { changesPath: false },
    { changesPath: false },
    { changesPath: false },
  ]);
});

test('.html addresses and malformed fragments are put right', async () => {
  window.___navigate?.('/b/index.html?q=1#100%');
  await answer('/b/?q=1', {});
  expect(gatsbyNavigate.mock.calls[0]?.[0]).toBe('/b/?q=1#100%25');
});

test('steps through the history are not touched', () => {
  window.___navigate?.(-1);
  expect(gatsbyNavigate).toHaveBeenCalledWith(-1, undefined);
  expect(observer.onStart).not.toHaveBeenCalled();
});

test.each([
  ['nothing', undefined, 'Error: The page’s data did not arrive.'],
  ['an error', { status: 'error', error: new Error('chunk') } as const, 'Error: chunk'],
])('a page of which %s comes is a failure with its complete address', async (_, page, error) => {
  window.___navigate?.('/b/?q=1#x', { replace: true });
  await answer('/b/?q=1', page);
  expect(gatsbyNavigate).not.toHaveBeenCalled();
  expect(observer.onEnd).toHaveBeenCalledTimes(1);
  const [failure] = hooks.onFailure.mock.calls[0] as [
    { address: URL; error: unknown; isReplacing: boolean; isWanted: () => boolean },
  ];
  expect(failure.address.href).toBe(new URL('/b/?q=1#x', location.href).href);
  expect(String(failure.error)).toBe(error);
  expect(failure.isReplacing).toBe(true);
  expect(failure.isWanted()).toBe(true);
  window.___navigate?.('/c/');
  expect(failure.isWanted()).toBe(false);
});

test('Back to a loaded page goes straight to Gatsby', () => {
  pages.set('/b/', {});
  history.replaceState({ key: '0' }, '', '/b/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(hooks.onTraverse).toHaveBeenCalledTimes(1);
  expect(gatsbyPopState).toHaveBeenCalledTimes(1);
  expect(observer.onStart).not.toHaveBeenCalled();
});

test('Back to a page that is not loaded waits for it', async () => {
  history.replaceState({ key: '0' }, '', '/b/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(observer.onStart).toHaveBeenCalledWith({ changesPath: true });
  expect(gatsbyPopState).not.toHaveBeenCalled();
  await answer('/b/', {});
  expect(gatsbyPopState).toHaveBeenCalledTimes(1);
  expect(hooks.onTraverse).toHaveBeenCalledTimes(1);
});

test('Back overtakes a navigation that is under way', async () => {
  window.___navigate?.('/slow/');
  pages.set('/b/', {});
  history.replaceState({ key: '0' }, '', '/b/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(observer.onEnd).toHaveBeenCalledTimes(1);
  await answer('/slow/', {});
  expect(gatsbyNavigate).not.toHaveBeenCalled();
});

test('a step to another query of the page that is shown cannot fail', async () => {
  history.replaceState({ key: '0' }, '', '/a/?tab=web');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await answer('/a/?tab=web', undefined);
  expect(hooks.onFailure).not.toHaveBeenCalled();
});

describe('a page of another build', () => {
  const page = { path: '/b/', webpackCompilationHash: 'next' };
  const address = new URL('/b/?q=1#x', location.href);

  beforeEach(() => {
    window.___webpackCompilationHash = 'this';
  });

  test('is loaded fully, and never shown by the scripts of this one', async () => {
    window.___navigate?.('/b/?q=1#x');
    await answer('/b/?q=1', { page });
    expect(gatsbyNavigate).not.toHaveBeenCalled();
    expect(loadDocument).toHaveBeenCalledWith(address, { isReplacing: false });
  });

  test('takes the place of its entry in the history on Back', async () => {
    history.replaceState({ key: '0' }, '', '/b/?q=1#x');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await answer('/b/?q=1', { page });
    expect(gatsbyPopState).not.toHaveBeenCalled();
    expect(loadDocument).toHaveBeenCalledWith(address, { isReplacing: true });
  });

  test('cannot be told while there are no builds', async () => {
    delete window.___webpackCompilationHash;
    window.___navigate?.('/b/');
    await answer('/b/', { page });
    expect(gatsbyNavigate).toHaveBeenCalledTimes(1);
  });
});
