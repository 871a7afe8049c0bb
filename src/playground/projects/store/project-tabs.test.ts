/** @jest-environment jsdom */
import { joinProject, type ProjectTab } from './project-tabs';

/** Channels of one name hear one another. */
class FakeChannel {
  static open: FakeChannel[] = [];
  static sent: unknown[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.open.push(this);
  }
  postMessage(data: unknown): void {
    FakeChannel.sent.push(data);
    const others = FakeChannel.open.filter((one) => one !== this && one.name === this.name);
    for (const other of others) other.onmessage?.({ data });
  }
  close(): void {
    FakeChannel.open = FakeChannel.open.filter((one) => one !== this);
  }
}

/** One lock, which waits for those that hold it before. */
function fakeLocks(): Pick<LockManager, 'request'> {
  let held: Promise<unknown> | null = null;
  const request = async (
    _name: string,
    { ifAvailable = false }: LockOptions,
    callback: (lock: unknown) => unknown,
  ): Promise<unknown> => {
    while (held !== null) {
      if (ifAvailable) return callback(null);
      await held;
    }
    held = Promise.resolve(callback({}));
    await held;
    held = null;
    return undefined;
  };
  return { request } as unknown as LockManager;
}

const texts: string[] = [];
let opened: ProjectTab[] = [];

async function open(name: string): Promise<ProjectTab> {
  const tab = joinProject('p', {
    onWriter: () => undefined,
    onFollower: () => undefined,
    onText: ({ program }) => texts.push(`${name} sees ${program.source}`),
    flush: () => Promise.resolve(),
    current: () => ({ name: 'Sea', program: { source: `what ${name} wrote`, files: {} } }),
  });
  opened.push(tab);
  await tab.ready;
  await jest.advanceTimersByTimeAsync(0);
  return tab;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() });
  FakeChannel.sent = [];
  texts.length = 0;
});
afterEach(() => {
  for (const tab of opened) tab.leave();
  opened = [];
  jest.useRealTimers();
});

test('a tab that is alone sends its text to nobody', async () => {
  const tab = await open('the first');
  tab.publish();
  await jest.advanceTimersByTimeAsync(1000);
  expect(FakeChannel.sent).toEqual([]);
});

test('a tab that follows sees the text at once, and after each change', async () => {
  const writer = await open('the first');
  await open('the second');
  expect(texts).toEqual(['the second sees what the first wrote']);
  writer.publish();
  await jest.advanceTimersByTimeAsync(1000);
  expect(texts).toHaveLength(2);
});

test('a tab that writes from now on sends its text to the one that wrote before', async () => {
  await open('the first');
  const second = await open('the second');
  second.takeOver();
  await jest.advanceTimersByTimeAsync(0);
  texts.length = 0;
  second.publish();
  await jest.advanceTimersByTimeAsync(1000);
  expect(texts).toEqual(['the first sees what the second wrote']);
});
