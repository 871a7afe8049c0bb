/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hideFailureNotice } from '../../base/browser/failure-notice';
import { loadDocument } from '../../base/browser/load-document';
import { recoverRoute, type RouteFailure } from './route-recovery';

jest.mock('../../base/browser/load-document', () => ({ loadDocument: jest.fn() }));

const answer = jest.fn<Promise<Partial<Response>>, unknown[]>();
const address = new URL('https://example.org/docs/quickstart/?a=1#run');

function failure(more: Partial<RouteFailure> = {}): RouteFailure {
  const error = new Error('Loading chunk 7 failed');
  return { address, error, isReplacing: false, isWanted: () => true, ...more };
}

const recover = (more?: Partial<RouteFailure>) => act(() => recoverRoute(failure(more)));

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(loadDocument).mockReset();
  answer.mockReset().mockResolvedValue({ ok: true, status: 200 });
  Object.defineProperty(globalThis, 'fetch', { value: answer, configurable: true });
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => [{ type: 'navigate' }],
    configurable: true,
  });
});

afterEach(() => act(hideFailureNotice));

test('the complete address is loaded fully, once; then there is a box with the error', async () => {
  await recover();
  expect(loadDocument).toHaveBeenCalledWith(address, { isReplacing: false });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await recover();
  expect(loadDocument).toHaveBeenCalledTimes(1);
  const box = screen.getByRole('alert');
  expect(box).toHaveTextContent('The page /docs/quickstart/ could not be loaded.');
  expect(box).toHaveTextContent('Error: Loading chunk 7 failed');
});

test('Retry loads the address, however often', async () => {
  await recover();
  await recover();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(loadDocument).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  [
    'no connection',
    () => answer.mockRejectedValue(new TypeError('Failed to fetch')),
    'could not be loaded.There seems to be no connection.Retry',
  ],
  [
    'a broken server',
    () => answer.mockResolvedValue({ ok: false, status: 503 }),
    'The server answered 503',
  ],
])('with %s the page that is shown stays, also on Retry', async (_, breakServer, text) => {
  breakServer();
  await recover();
  expect(loadDocument).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);

  answer.mockResolvedValue({ ok: true, status: 200 });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(loadDocument).toHaveBeenCalledTimes(1));
});

test('an unknown address is left to the server to answer', async () => {
  answer.mockResolvedValue({ ok: false, status: 404 });
  await recover();
  expect(loadDocument).toHaveBeenCalledTimes(1);
});

test('nothing happens once the reader went elsewhere', async () => {
  await recover({ isWanted: () => false });
  expect(loadDocument).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a first page that was just reloaded is not reloaded again, even if nothing was counted', async () => {
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => [{ type: 'reload' }],
    configurable: true,
  });
  await recover({ isFirstPage: true });
  expect(loadDocument).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('You can still read it.');
});
