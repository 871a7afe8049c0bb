import { createEngine, EngineFailure, SupersededRequest } from './client';
import { emptyView } from './empty-view';
import type { GameView } from './game-view';
import type { RequestMessage, Requests } from './protocol';
import type { WorkerLike } from './worker-channel';

const PATIENCE = { load: 1000, answer: 400 };
const PROGRAM = { source: 'Hi.', files: {} };
const OPEN: Requests['open']['request'] = {
  program: PROGRAM,
  screen: 'game',
  moves: [],
  seed: 1,
};

const viewOf = (part: Partial<GameView> = {}): GameView => ({
  ...emptyView('game', []),
  isPlayable: true,
  ...part,
});

/** A worker that does only what the test tells it to. */
class FakeWorker extends EventTarget implements WorkerLike {
  readonly received: RequestMessage[] = [];
  isTerminated = false;
  terminate = () => {
    this.isTerminated = true;
  };
  postMessage = (message: RequestMessage) => {
    this.received.push(message);
  };

  get last(): RequestMessage {
    return this.received.at(-1)!;
  }

  ready(): void {
    this.send({ isReady: true });
  }

  answer(answer: unknown, id = this.last.id): void {
    this.send({ id, isOk: true, answer });
  }

  send(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  crash(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const engine = createEngine(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  }, PATIENCE);
  const worker = () => workers.at(-1)!;
  return { engine, workers, worker };
}

/** Lets promises settle. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('the worker is started with the first question, and asked when it is ready', async () => {
  const { engine, workers, worker } = setUp();
  expect(workers).toHaveLength(0);
  const answer = engine.ask('open', OPEN);
  expect(worker().received).toEqual([]);
  worker().ready();
  expect(worker().last).toMatchObject({ name: 'open', request: OPEN });
  worker().answer(viewOf({ seed: 5 }));
  await expect(answer).resolves.toMatchObject({ seed: 5 });
});

test('questions are asked one after the other, each with its answer', async () => {
  const { engine, worker } = setUp();
  const opened = engine.ask('open', OPEN);
  const chosen = engine.ask('choose', { id: 3 });
  worker().ready();
  expect(worker().received).toHaveLength(1);
  worker().answer(viewOf({ seed: 1 }));
  await opened;
  expect(worker().last).toMatchObject({ name: 'choose', request: { id: 3 } });
  worker().answer(viewOf({ seed: 2 }));
  await expect(chosen).resolves.toMatchObject({ seed: 2 });
});

test('what the worker refuses is refused', async () => {
  const { engine, worker } = setUp();
  const asked = engine.ask('inspect', {});
  worker().ready();
  worker().send({ id: worker().last.id, isOk: false, error: 'No.' });
  await expect(asked).rejects.toThrow('No.');
});

test('a program opened anew makes what was asked before it void, also what is on its way', async () => {
  const { engine, worker } = setUp();
  const first = engine.ask('open', OPEN);
  const chosen = engine.ask('choose', { id: 0 });
  const compiled = engine.ask('compile', { program: PROGRAM });
  worker().ready();
  const second = engine.ask('open', { ...OPEN, seed: 2 });
  await expect(first).rejects.toBeInstanceOf(SupersededRequest);
  await expect(chosen).rejects.toBeInstanceOf(SupersededRequest);
  worker().answer(viewOf({ seed: 1 }));
  worker().answer({ json: null, messages: [] });
  await expect(compiled).resolves.toEqual({ json: null, messages: [] });
  worker().answer(viewOf({ seed: 2 }));
  await expect(second).resolves.toMatchObject({ seed: 2 });
});

test('answers with another number are nobody’s', async () => {
  const { engine, worker } = setUp();
  const asked = engine.ask('open', OPEN);
  worker().ready();
  worker().answer(viewOf({ seed: 9 }), 99);
  worker().answer(viewOf({ seed: 1 }));
  await expect(asked).resolves.toMatchObject({ seed: 1 });
});

async function play({ engine, worker }: ReturnType<typeof setUp>) {
  const opened = engine.ask('open', OPEN);
  worker().ready();
  worker().answer(viewOf({ moves: [0, 1], seed: 4 }));
  await opened;
}

test('a worker that does not answer is ended; a new one goes back to where the game was', async () => {
  const context = setUp();
  await play(context);
  const { engine, worker, workers } = context;
  const chosen = engine.ask('choose', { id: 2 });
  await jest.advanceTimersByTimeAsync(PATIENCE.answer);
  expect(workers[0]?.isTerminated).toBe(true);
  expect(workers).toHaveLength(2);
  worker().ready();
  expect(worker().last).toMatchObject({
    name: 'open',
    request: { program: PROGRAM, screen: 'game', moves: [0, 1], seed: 4 },
  });
  const before = viewOf({ moves: [0, 1], seed: 4 });
  worker().answer(before);
  const view = await chosen;
  expect(view).toMatchObject({ moves: [0, 1] });
  expect(view.messages).toMatchObject([{ severity: 'error', isEngineFailure: true }]);
  // The game continues.
  const next = engine.ask('choose', { id: 1 });
  worker().answer(viewOf({ moves: [0, 1, 1] }));
  await expect(next).resolves.toMatchObject({ moves: [0, 1, 1], messages: [] });
});

test.each(['error', 'messageerror'])(
  'a worker that dies (%s) is replaced as well',
  async (type) => {
    const context = setUp();
    await play(context);
    const { engine, worker } = context;
    const chosen = engine.ask('choose', { id: 2 });
    worker().dispatchEvent(new Event(type));
    worker().ready();
    worker().answer(viewOf({ moves: [0, 1] }));
    expect((await chosen).messages).toMatchObject([{ severity: 'error' }]);
  },
);

test('a worker that dies while nothing is asked is replaced before the next question', async () => {
  const context = setUp();
  await play(context);
  const { engine, worker } = context;
  worker().crash();
  const chosen = engine.ask('choose', { id: 2 });
  worker().ready();
  expect(worker().last).toMatchObject({ name: 'open', request: { moves: [0, 1] } });
  worker().answer(viewOf({ moves: [0, 1] }));
  await settle();
  expect(worker().last).toMatchObject({ name: 'choose' });
  worker().answer(viewOf({ moves: [0, 1, 2] }));
  await expect(chosen).resolves.toMatchObject({ moves: [0, 1, 2], messages: [] });
});

test('a program that cannot be opened in time is not opened again', async () => {
  const { engine, worker, workers } = setUp();
  const opened = engine.ask('open', OPEN);
  worker().ready();
  await jest.advanceTimersByTimeAsync(PATIENCE.answer);
  const view = await opened;
  expect(view).toMatchObject({ isPlayable: false, scenes: [] });
  expect(view.messages).toHaveLength(1);
  expect(workers).toHaveLength(1);
});

test('a compilation that takes too long leaves the game alone', async () => {
  const context = setUp();
  await play(context);
  const { engine, worker } = context;
  const compiled = engine.ask('compile', { program: PROGRAM });
  await jest.advanceTimersByTimeAsync(PATIENCE.answer);
  await expect(compiled).resolves.toMatchObject({
    json: null,
    messages: [{ severity: 'error', text: expect.stringContaining('too long') as string }],
  });
  const chosen = engine.ask('choose', { id: 0 });
  worker().ready();
  expect(worker().last.name).toBe('open');
  worker().answer(viewOf());
  await settle();
  worker().answer(viewOf({ seed: 3 }));
  await expect(chosen).resolves.toMatchObject({ seed: 3 });
});

test('a worker that fetches a part of its script is waited for as long as for the first part', async () => {
  const { engine, worker, workers } = setUp();
  const opened = engine.ask('open', OPEN);
  worker().ready();
  worker().send({ isFetching: true });
  await jest.advanceTimersByTimeAsync(PATIENCE.load - 1);
  worker().send({ isFetching: false });
  await jest.advanceTimersByTimeAsync(PATIENCE.answer - 1);
  worker().answer(viewOf());
  await expect(opened).resolves.toMatchObject({ isPlayable: true });
  expect(workers).toHaveLength(1);
});

test('workers that never come up are tried a few times, then the question fails; a later one may succeed', async () => {
  const { engine, worker, workers } = setUp();
  const opened = engine.ask('open', OPEN);
  const failed = expect(opened).rejects.toBeInstanceOf(EngineFailure);
  for (let death = 0; death < 4; death++) worker().crash();
  await failed;
  expect(workers).toHaveLength(4);
  const again = engine.ask('open', OPEN);
  worker().ready();
  worker().answer(viewOf());
  await expect(again).resolves.toMatchObject({ isPlayable: true });
});

test('a script that never arrives counts as a death', async () => {
  const { engine, workers } = setUp();
  const opened = engine.ask('open', OPEN);
  const failed = expect(opened).rejects.toBeInstanceOf(EngineFailure);
  await jest.advanceTimersByTimeAsync(4 * PATIENCE.load);
  await failed;
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
});

test('what cannot be sent is refused, and the next question is asked', async () => {
  const context = setUp();
  await play(context);
  const { engine, worker } = context;
  worker().postMessage = () => {
    throw new Error('could not be cloned');
  };
  await expect(engine.ask('goTo', { path: 'a' })).rejects.toThrow('could not be cloned');
});

test('after it is put away nothing is answered, and no worker is left', async () => {
  const { engine, worker } = setUp();
  const opened = engine.ask('open', OPEN);
  engine.dispose();
  await expect(opened).rejects.toBeInstanceOf(SupersededRequest);
  expect(worker().isTerminated).toBe(true);
  await expect(engine.ask('start', {})).rejects.toBeInstanceOf(SupersededRequest);
});
