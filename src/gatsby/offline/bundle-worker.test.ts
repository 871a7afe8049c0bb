import { runInNewContext } from 'node:vm';
import { keepingWorker, removingWorker } from './bundle-worker';

const list = {
  ...{ build: 'a', pathPrefix: '', foreign: [], digests: {}, needs: {}, bytes: 0 },
  groups: { base: [], reading: [], code: [], game: [] },
};

// A worker that throws while it is read is not installed, and nobody hears of it.
test.each([
  ['keeps files', keepingWorker(list)],
  ['removes itself', removingWorker('/docs')],
])('the worker that %s begins without anything that only a build has', (_, code) => {
  const scope = {
    addEventListener: jest.fn(),
    location: { href: 'https://site.example/service-worker.js', origin: 'https://site.example' },
  };
  runInNewContext(code, { self: scope });
  expect(scope.addEventListener).toHaveBeenCalledWith('activate', expect.anything());
});
