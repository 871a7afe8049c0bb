import { act, render, screen, waitFor } from '@testing-library/react';
import { ProgressBarProvider } from './ProgressBarProvider';
import type { LoadedPage } from './gatsby-globals';
import {
  completeNavigation,
  listenBeforeGatsby,
  prepareNavigation,
  startNavigation,
} from './navigation';
import { recoverRoute } from './route-recovery';

jest.mock('./route-recovery', () => ({ recoverRoute: jest.fn() }));

const gatsbyNavigate = jest.fn();
const gatsbyRecovery = jest.fn();
const chunk = jest.fn<Promise<unknown>, []>();
let answer: (page: LoadedPage | undefined) => void;

function reject(error: Error): void {
  const event = new Event('unhandledrejection');
  window.dispatchEvent(Object.assign(event, { reason: error }));
}

const chunkError = Object.assign(new Error('Loading chunk doc-3f failed.'), {
  name: 'ChunkLoadError',
});

// The tests follow one document, because everything is installed once.
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  window.scrollTo = jest.fn();
  window.___navigate = gatsbyNavigate;
  window.asyncRequires = { components: { doc: chunk } };
  window.___loader = {
    loadPage: () => new Promise((resolve) => (answer = resolve)),
    loadPageSync: () => undefined,
    enqueue: () => undefined,
    hovering: () => undefined,
  };
  listenBeforeGatsby();
  window.addEventListener('unhandledrejection', gatsbyRecovery);
  prepareNavigation();
});

beforeEach(() => jest.clearAllMocks());

test('code of pages is asked for twice', async () => {
  chunk.mockRejectedValueOnce(chunkError).mockResolvedValueOnce('page');
  await expect(window.asyncRequires?.components.doc?.()).resolves.toBe('page');
});

test.each([
  ['its code', chunkError, 0],
  ['its data', new Error('page resources for /a/ not found. Not rendering React'), 1],
])('a first page that cannot start without %s is recovered', (_, error, timesForGatsby) => {
  reject(error);
  expect(recoverRoute).toHaveBeenCalledTimes(1);
  const [failure] = jest.mocked(recoverRoute).mock.calls[0] ?? [];
  expect(failure).toMatchObject({ error, isFirstPage: true, isReplacing: true });
  expect(failure?.address.href).toBe(window.location.href);
  expect(gatsbyRecovery).toHaveBeenCalledTimes(timesForGatsby);
});

test('ignores errors of others', () => {
  reject(new Error('Something else'));
  expect(recoverRoute).not.toHaveBeenCalled();
  expect(gatsbyRecovery).toHaveBeenCalledTimes(1);
});

test('once the site runs, a part that did not come reloads nothing', () => {
  completeNavigation({ location: window.location, prevLocation: null });
  startNavigation();
  reject(chunkError);
  expect(recoverRoute).not.toHaveBeenCalled();
  expect(gatsbyRecovery).not.toHaveBeenCalled();
});

test('a slow page shows the bar, a page that fails is recovered', async () => {
  render(<ProgressBarProvider>The site</ProgressBarProvider>);
  // The bar’s library loads a moment after the first render.
  await act(async () => {
    await import('accessible-nprogress');
  });
  window.___navigate?.('/b/#x');
  const bar = await screen.findByRole('progressbar', { name: 'Loading the page' });
  expect(gatsbyNavigate).not.toHaveBeenCalled();
  answer(undefined);
  await waitFor(() => expect(recoverRoute).toHaveBeenCalledTimes(1));
  expect(jest.mocked(recoverRoute).mock.calls[0]?.[0].address.hash).toBe('#x');
  await waitFor(() => expect(bar).not.toBeInTheDocument());
});
