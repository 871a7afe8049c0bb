/** @jest-environment jsdom */
import type { WorkerRequest } from './protocol';

jest.mock('gatsby', () => ({ withPrefix: (address: string) => address }));

const postMessage = jest.fn<undefined, [WorkerRequest, MessagePort[]]>();
const registration = { active: { postMessage }, waiting: null as object | null };
const takenOver: (() => void)[] = [];

beforeAll(() => {
  Object.assign(navigator, {
    serviceWorker: {
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      addEventListener: (_: string, listener: () => void) => takenOver.push(listener),
    },
  });
  // jsdom has none.
  Object.assign(window, {
    MessageChannel: class {
      port1 = {};
      port2 = {};
    },
  });
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('the open page is told to the worker that takes over, not to the one before it', async () => {
  const { tellOpened } = await import('./tell-worker');
  registration.waiting = {};
  tellOpened();
  await settle();
  expect(postMessage).not.toHaveBeenCalled();

  // Firefox still lists it as the one that waits.
  for (const listener of takenOver) listener();
  await settle();
  expect(postMessage).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'opened', path: '/' }),
    expect.anything(),
  );
});
