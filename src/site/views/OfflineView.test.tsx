import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { KeepError } from '../offline/ask-worker';
import type { FailureReason, KeptState, WorkerRequest } from '../offline/protocol';
import { OfflineView } from './OfflineView';

const worker = {
  isThere: true,
  keepsAll: false,
  files: 0,
  kept: [] as string[],
  failure: null as FailureReason | null,
};

jest.mock('../offline/tell-worker', () => ({
  awaitWorker: () => Promise.resolve(worker.isThere),
}));
jest.mock('../offline/ask-worker', () => ({
  ...jest.requireActual<object>('../offline/ask-worker'),
  askWorker: (request: WorkerRequest) => Promise.resolve(request).then(answer),
}));

function answer(request: WorkerRequest): unknown {
  if (worker.failure !== null && request.kind === 'keep') throw new KeepError(worker.failure);
  switch (request.kind) {
    case 'state':
      return {
        pages: [
          { path: '/docs/a/', title: 'A | Atrament' },
          { path: '/offline/', title: 'Read offline | Atrament' },
        ],
        keepsAll: worker.keepsAll,
        bytes: 41_200_000,
      } satisfies KeptState;
    case 'missing':
      return Array.from({ length: worker.files }, (_, index) => `/${index}.json`);
    case 'keep':
      worker.kept.push(...request.addresses);
      return null;
    case 'kept-all':
      worker.keepsAll = true;
      return null;
    default:
      worker.keepsAll = false;
      return null;
  }
}

beforeEach(() => {
  Object.assign(worker, { isThere: true, keepsAll: false, files: 60, kept: [], failure: null });
  Object.assign(navigator, { serviceWorker: {} });
  Object.assign(window, { caches: { keys: () => Promise.resolve([]) } });
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('lists the pages that can be read, but not those that tell of it', async () => {
  render(<OfflineView />);
  expect(await screen.findByRole('link', { name: 'A' })).toHaveAttribute('href', '/docs/a/');
  expect(screen.queryByRole('link', { name: 'Read offline' })).not.toBeInTheDocument();
});

test('tells the size, keeps all files, and undoes it', async () => {
  render(<OfflineView />);
  expect(await screen.findByText(/take about 42 MB/)).toBeInTheDocument();
  await press('Save all docs');
  expect(await screen.findByText(/All docs are saved on this device/)).toBeInTheDocument();
  expect(worker.kept).toHaveLength(60);
  await press('Remove them again');
  expect(await screen.findByRole('button', { name: 'Save all docs' })).toBeInTheDocument();
});

test.each([
  ['full', 'There is no more room on this device.'],
  ['unreachable', 'The connection was lost.'],
  ['outdated', 'A new version of these docs is being published.'],
] as const)('says why it cannot go on: %s', async (failure, words) => {
  worker.failure = failure;
  render(<OfflineView />);
  await press('Save all docs');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Save all docs' })).toBeEnabled();
});

test('a browser that denies caches is said to keep nothing, and no promise is made', async () => {
  const refused = new DOMException('The operation is insecure.', 'SecurityError');
  Object.assign(window, { caches: { keys: () => Promise.reject(refused) } });
  render(<OfflineView />);
  expect(await screen.findByRole('alert')).toHaveTextContent(/does not let this site save pages/);
  expect(screen.queryByText(/also work offline/)).not.toBeInTheDocument();
});

test('a worker that could not be installed can be tried again', async () => {
  worker.isThere = false;
  render(<OfflineView />);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The pages could not be saved/);
});
