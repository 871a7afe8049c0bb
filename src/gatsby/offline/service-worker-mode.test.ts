import { serviceWorkerMode } from './service-worker-mode';

test.each([
  [undefined, 'on'],
  ['off', 'off'],
  ['kill', 'kill'],
])('DOCS_SERVICE_WORKER %s is %s', (said, mode) => {
  expect(serviceWorkerMode({ DOCS_SERVICE_WORKER: said })).toBe(mode);
});

test('anything else is a mistake, which is told', () => {
  expect(() => serviceWorkerMode({ DOCS_SERVICE_WORKER: 'no' })).toThrow(
    'DOCS_SERVICE_WORKER is “no”. It can be: on, off, kill.',
  );
});
