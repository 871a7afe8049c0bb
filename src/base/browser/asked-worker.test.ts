import { AskedWorker, type AskableWorker } from './asked-worker';

interface Question {
  id: number;
  text: string;
}

/** A worker that does only what the test tells it to. */
class FakeWorker extends EventTarget implements AskableWorker {
  readonly asked: Question[] = [];
  isTerminated = false;
  terminate = () => {
    this.isTerminated = true;
  };
  postMessage = (question: Question) => {
    this.asked.push(question);
  };

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  answer(at: number): void {
    const question = this.asked[at];
    this.say({ id: question?.id, text: question?.text.toUpperCase() });
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const asked = new AskedWorker<{ text: string }, Question>(() => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  });
  return { asked, workers, worker: () => workers.at(-1)! };
}

const HOURS = 10 * 3_600_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('an answer may take as long as it likes', async () => {
  const { asked, workers, worker } = setUp();
  const answer = asked.ask({ text: 'a' });
  jest.advanceTimersByTime(HOURS);
  worker().say({ life: null });
  jest.advanceTimersByTime(HOURS);
  worker().answer(0);
  await expect(answer).resolves.toMatchObject({ text: 'A' });
  expect(workers).toHaveLength(1);
});

test('a newer question is answered after the one before, if that does not take long', async () => {
  const { asked, workers, worker } = setUp();
  void asked.ask({ text: 'a' });
  worker().say({ life: null });
  const newer = asked.ask({ text: 'b' });
  worker().answer(0);
  jest.advanceTimersByTime(HOURS);
  worker().answer(1);
  await expect(newer).resolves.toMatchObject({ text: 'B' });
  expect(workers).toHaveLength(1);
});

test('a worker that stays busy with what nobody waits for is replaced', async () => {
  const { asked, workers, worker } = setUp();
  void asked.ask({ text: 'a' });
  worker().say({ life: null });
  const newer = asked.ask({ text: 'b' });
  jest.advanceTimersByTime(1000);
  expect(workers[0]?.isTerminated).toBe(true);
  worker().answer(0);
  await expect(newer).resolves.toMatchObject({ text: 'B' });
});

test('a worker whose script is late is not: another one would load it again', async () => {
  const { asked, workers, worker } = setUp();
  void asked.ask({ text: 'a' });
  const newer = asked.ask({ text: 'b' });
  jest.advanceTimersByTime(HOURS);
  expect(workers).toHaveLength(1);
  worker().say({ life: null });
  worker().answer(0);
  worker().answer(1);
  await expect(newer).resolves.toMatchObject({ text: 'B' });
});

test('a worker that is lost is replaced, three times', async () => {
  const { asked, workers, worker } = setUp();
  const answer = asked.ask({ text: 'a' });
  worker().dispatchEvent(new Event('error'));
  worker().dispatchEvent(new Event('messageerror'));
  worker().answer(0);
  await expect(answer).resolves.toMatchObject({ text: 'A' });
  const lost = expect(asked.ask({ text: 'b' })).rejects.toThrow();
  for (let loss = 0; loss < 3; loss++) worker().dispatchEvent(new Event('error'));
  await lost;
  expect(workers).toHaveLength(5);
  const next = asked.ask({ text: 'c' });
  worker().answer(0);
  await expect(next).resolves.toMatchObject({ text: 'C' });
});

test('at its end, no worker is left', () => {
  const { asked, workers } = setUp();
  void asked.ask({ text: 'a' });
  asked.end();
  jest.advanceTimersByTime(HOURS);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
});
