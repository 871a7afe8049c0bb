import {
  createEngine,
  EngineFailure,
  NotLoaded,
  StoppedRequest,
  SupersededRequest,
} from './client';
import { emptyView } from './empty-view';
import type { GameView } from './game-view';
import type { Phase } from './phase';
import type { RequestMessage, Requests } from './protocol';
import type { WorkerLike } from './worker-channel';

/** Longer than anybody would wait. */
const HOURS = 10 * 3_600_000;
/** After it, a wait is told, and a worker ended that goes on with something void. */
const A_WHILE = 1000;
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

  does(phase: Phase): void {
    this.send({ phase });
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
  });
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

test('a worker may take as long as it likes, whatever it does', async () => {
  const { engine, worker, workers } = setUp();
  const opened = engine.ask('open', OPEN);
  await jest.advanceTimersByTimeAsync(HOURS);
  worker().ready();
  for (const phase of ['code', 'compile', 'play'] as const) {
    worker().does(phase);
    await jest.advanceTimersByTimeAsync(HOURS);
  }
  worker().answer(viewOf({ seed: 7 }));
  await expect(opened).resolves.toMatchObject({ seed: 7, messages: [] });
  expect(workers).toHaveLength(1);
});

describe('a worker that is lost', () => {
  /** What a player asks for, one after the other, and what a worker answers. */
  const STEPS = [
    ['open', OPEN, viewOf({ moves: [], seed: 4 })],
    ['choose', { id: 2 }, viewOf({ moves: [2], seed: 4 })],
    ['call', { functionName: 'f', isModal: false }, viewOf({ moves: [2, { call: 'f' }], seed: 4 })],
    ['compile', { program: PROGRAM }, { json: '{}', messages: [] }],
    ['save', { name: 'a' }, viewOf({ moves: [2, { call: 'f' }], seed: 4 })],
    ['goTo', { path: 'x' }, viewOf({ moves: [2, { call: 'f' }, { goTo: 'x' }], seed: 4 })],
  ] as const;
  const MOMENTS = ['before it is ready', 'while it works', 'after its answer'] as const;

  /** Answers what the worker was asked, as often as it is asked something. */
  async function serve(worker: () => FakeWorker, moves: GameView['moves'], answer: unknown) {
    await settle();
    const { name, request } = worker().last;
    // Back to where the game was, first.
    const isBack = name === 'open' && 'moves' in request && answer !== STEPS[0][2];
    if (isBack) {
      expect(request).toMatchObject({ program: PROGRAM, moves, seed: 4 });
      worker().answer(viewOf({ moves, seed: 4 }));
      await settle();
    }
    worker().answer(answer);
  }

  test.each(
    STEPS.flatMap((_, at) => MOMENTS.map((moment) => [STEPS[at]?.[0] ?? '', moment, at] as const)),
  )('at %s, %s: another takes its place, without a word', async (_, moment, lostAt) => {
    const { engine, worker, workers } = setUp();
    let moves: GameView['moves'] = [];
    for (const [at, [name, request, answer]] of STEPS.entries()) {
      if (at === lostAt && moment === 'before it is ready') {
        if (at > 0) worker().crash();
        const asked = engine.ask(name, request);
        worker().crash();
        worker().ready();
        await serve(worker, moves, answer);
        await expect(asked).resolves.toEqual(answer);
      } else {
        const asked = engine.ask(name, request);
        if (at === 0 || worker().received.length === 0) worker().ready();
        if (at === lostAt && moment === 'while it works') {
          await settle();
          worker().crash();
          worker().ready();
        }
        await serve(worker, moves, answer);
        await expect(asked).resolves.toEqual(answer);
        if (at === lostAt && moment === 'after its answer') worker().crash();
      }
      if ('moves' in answer) ({ moves } = answer);
    }
    expect(workers.length).toBeGreaterThan(lostAt === STEPS.length - 1 ? 0 : 1);
    expect(worker().received.filter(({ name }) => name === 'open').length).toBeLessThanOrEqual(2);
  });

  test('by a message that cannot be read', async () => {
    const context = setUp();
    await play(context);
    const { engine, worker } = context;
    const chosen = engine.ask('choose', { id: 2 });
    worker().dispatchEvent(new Event('messageerror'));
    worker().ready();
    worker().answer(viewOf({ moves: [0, 1] }));
    await settle();
    expect(worker().last).toMatchObject({ name: 'choose', request: { id: 2 } });
    worker().answer(viewOf({ moves: [0, 1, 2] }));
    await expect(chosen).resolves.toMatchObject({ moves: [0, 1, 2], messages: [] });
  });

  test('without an event, as the browser ends one: its lock is free', async () => {
    const held = new Map<string, () => void>();
    const request = (name: string, _: object, take: () => void) => {
      held.set(name, take);
      return Promise.resolve();
    };
    const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator') ?? {};
    const fake = { value: { locks: { request } }, configurable: true };
    Object.defineProperty(globalThis, 'navigator', fake);
    const context = setUp();
    await play(context);
    const { engine, worker, workers } = context;
    worker().send({ life: 'one' });
    const chosen = engine.ask('choose', { id: 2 });
    held.get('one')?.();
    expect(workers).toHaveLength(2);
    worker().ready();
    worker().answer(viewOf({ moves: [0, 1] }));
    await settle();
    worker().answer(viewOf({ moves: [0, 1, 2] }));
    await expect(chosen).resolves.toMatchObject({ moves: [0, 1, 2], messages: [] });
    // One that was ended on purpose is not missed.
    worker().send({ life: 'two' });
    engine.dispose();
    held.get('two')?.();
    expect(workers).toHaveLength(2);
    Object.defineProperty(globalThis, 'navigator', { ...own, configurable: true });
  });

  test('three times at the same move: the game is where it was, and says so', async () => {
    const context = setUp();
    await play(context);
    const { engine, worker, workers } = context;
    const chosen = engine.ask('choose', { id: 2 });
    for (let loss = 0; loss < 3; loss++) {
      expect(worker().last.name).toBe('choose');
      worker().crash();
      worker().ready();
      worker().answer(viewOf({ moves: [0, 1], seed: 4 }));
      await settle();
    }
    const view = await chosen;
    expect(view).toMatchObject({ moves: [0, 1] });
    expect(view.messages).toMatchObject([
      { severity: 'error', text: expect.stringContaining('crashed here 3 times') as string },
    ]);
    expect(workers).toHaveLength(4);
    // The game continues.
    const next = engine.ask('choose', { id: 1 });
    worker().answer(viewOf({ moves: [0, 1, 1] }));
    await expect(next).resolves.toMatchObject({ moves: [0, 1, 1], messages: [] });
  });

  test('three times at a compilation: it says so, and the game is left alone', async () => {
    const context = setUp();
    await play(context);
    const { engine, worker } = context;
    const compiled = engine.ask('compile', { program: PROGRAM });
    for (let loss = 0; loss < 3; loss++) {
      worker().crash();
      if (loss < 2) worker().ready();
    }
    await expect(compiled).resolves.toMatchObject({
      json: null,
      messages: [{ severity: 'error' }],
    });
    const chosen = engine.ask('choose', { id: 0 });
    worker().ready();
    expect(worker().last.name).toBe('open');
    worker().answer(viewOf());
    await settle();
    worker().answer(viewOf({ seed: 3 }));
    await expect(chosen).resolves.toMatchObject({ seed: 3 });
  });

  test('three times at a program: it is not opened a fourth time, and the next one is', async () => {
    const { engine, worker, workers } = setUp();
    const opened = engine.ask('open', OPEN);
    const failed = expect(opened).rejects.toThrow(/started 3 times/);
    for (let loss = 0; loss < 3; loss++) {
      worker().ready();
      worker().crash();
    }
    await failed;
    await expect(opened).rejects.toBeInstanceOf(EngineFailure);
    expect(workers).toHaveLength(3);
    const again = engine.ask('open', OPEN);
    worker().ready();
    worker().answer(viewOf());
    await expect(again).resolves.toMatchObject({ isPlayable: true });
  });
});

describe('what takes long', () => {
  const told = () => {
    const context = setUp();
    const phases: (Phase | null)[] = [];
    context.engine.onWait((phase) => phases.push(phase));
    return { ...context, phases };
  };

  test('is told, step by step, and that it is over', async () => {
    const { engine, worker, phases } = told();
    const opened = engine.ask('open', OPEN);
    await jest.advanceTimersByTimeAsync(A_WHILE);
    worker().ready();
    for (const phase of ['code', 'compile', 'code', 'play'] as const) worker().does(phase);
    worker().answer(viewOf());
    await opened;
    expect(phases).toEqual(['code', 'play', 'code', 'compile', 'code', 'play', null]);
  });

  test('is not told if it does not', async () => {
    const { engine, worker, phases } = told();
    const opened = engine.ask('open', OPEN);
    worker().ready();
    worker().does('compile');
    await jest.advanceTimersByTimeAsync(A_WHILE - 1);
    worker().answer(viewOf());
    await opened;
    await jest.advanceTimersByTimeAsync(HOURS);
    expect(phases).toEqual([]);
  });

  test('can be stopped; the game stays where it was, in the text that it was played in', async () => {
    const context = told();
    await play(context);
    const { engine, worker, workers, phases } = context;
    const opened = engine.ask('open', { ...OPEN, program: { source: '{{{{', files: {} } });
    const compiled = engine.ask('compile', { program: PROGRAM });
    worker().does('compile');
    await jest.advanceTimersByTimeAsync(HOURS);
    engine.stop();
    await expect(opened).rejects.toBeInstanceOf(StoppedRequest);
    await expect(compiled).rejects.toBeInstanceOf(StoppedRequest);
    expect(worker().isTerminated).toBe(true);
    expect(phases).toEqual(['compile', null]);
    expect(workers).toHaveLength(1);
    const chosen = engine.ask('choose', { id: 2 });
    worker().ready();
    expect(worker().last).toMatchObject({
      name: 'open',
      request: { program: PROGRAM, moves: [0, 1], seed: 4 },
    });
    worker().answer(viewOf({ moves: [0, 1], seed: 4 }));
    await settle();
    worker().answer(viewOf({ moves: [0, 1, 2] }));
    await expect(chosen).resolves.toMatchObject({ moves: [0, 1, 2] });
  });
});

describe('a program opened while the worker is busy with another', () => {
  test('waits for it a moment, then gets a worker of its own', async () => {
    const { engine, worker, workers } = setUp();
    const first = engine.ask('open', OPEN);
    const voided = expect(first).rejects.toBeInstanceOf(SupersededRequest);
    worker().ready();
    worker().does('compile');
    const second = engine.ask('open', { ...OPEN, seed: 2 });
    await voided;
    await jest.advanceTimersByTimeAsync(A_WHILE - 1);
    expect(workers).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(workers[0]?.isTerminated).toBe(true);
    worker().ready();
    worker().answer(viewOf({ seed: 2 }));
    await expect(second).resolves.toMatchObject({ seed: 2 });
    expect(workers).toHaveLength(2);
  });

  test('waits as long as that loads code, which another worker would load again', async () => {
    const { engine, worker, workers } = setUp();
    engine.ask('open', OPEN).catch(() => undefined);
    worker().ready();
    worker().does('code');
    const second = engine.ask('open', { ...OPEN, seed: 2 });
    await jest.advanceTimersByTimeAsync(HOURS);
    worker().does('compile');
    worker().answer(viewOf({ seed: 1 }));
    expect(worker().last).toMatchObject({ name: 'open', request: { seed: 2 } });
    worker().answer(viewOf({ seed: 2 }));
    await expect(second).resolves.toMatchObject({ seed: 2 });
    expect(workers).toHaveLength(1);
  });
});

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

test('workers that never come up are tried a few times, then the question fails; a later one may succeed', async () => {
  const { engine, worker, workers } = setUp();
  const opened = engine.ask('open', OPEN);
  const failed = expect(opened).rejects.toBeInstanceOf(NotLoaded);
  for (let loss = 0; loss < 3; loss++) worker().crash();
  await failed;
  expect(workers).toHaveLength(3);
  const again = engine.ask('open', OPEN);
  worker().ready();
  worker().answer(viewOf());
  await expect(again).resolves.toMatchObject({ isPlayable: true });
});

test('a game that cannot be opened again, because a part of the code does not load, is not lost', async () => {
  const context = setUp();
  await play(context);
  const { engine, worker } = context;
  worker().crash();
  const chosen = engine.ask('choose', { id: 2 });
  worker().ready();
  worker().send({ id: worker().last.id, isOk: false, error: 'No connection.' });
  await expect(chosen).rejects.toThrow('No connection.');
  const again = engine.ask('choose', { id: 2 });
  expect(worker().last).toMatchObject({ name: 'open', request: { moves: [0, 1] } });
  worker().answer(viewOf({ moves: [0, 1] }));
  await settle();
  worker().answer(viewOf({ moves: [0, 1, 2] }));
  await expect(again).resolves.toMatchObject({ moves: [0, 1, 2] });
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

describe('a map', () => {
  test('waits for what is done in the game and for a newer text, which do not make it void', async () => {
    const { engine, worker } = setUp();
    const opened = engine.ask('open', OPEN);
    worker().ready();
    worker().answer(viewOf());
    await opened;
    const chosen = engine.ask('choose', { id: 0 });
    const map = engine.ask('map', { program: PROGRAM });
    const again = engine.ask('open', OPEN);
    await expect(chosen).rejects.toBeInstanceOf(SupersededRequest);
    worker().answer(viewOf());
    await settle();
    expect(worker().last).toMatchObject({ name: 'open' });
    worker().answer(viewOf({ seed: 4 }));
    await expect(again).resolves.toMatchObject({ seed: 4 });
    expect(worker().last).toMatchObject({ name: 'map' });
    worker().answer(null);
    await expect(map).resolves.toBeNull();
  });

  test('of a newer text makes the one before void, and ends no game', async () => {
    const { engine, worker, workers } = setUp();
    const opened = engine.ask('open', OPEN);
    worker().ready();
    worker().answer(viewOf());
    await opened;
    const first = engine.ask('map', { program: PROGRAM });
    const second = engine.ask('map', { program: { source: 'Ho.', files: {} } });
    await expect(first).rejects.toBeInstanceOf(SupersededRequest);
    await jest.advanceTimersByTimeAsync(2 * A_WHILE);
    worker().answer(null);
    await settle();
    worker().answer({ places: [], ways: [] });
    await expect(second).resolves.toEqual({ places: [], ways: [] });
    const chosen = engine.ask('choose', { id: 0 });
    expect(worker().last).toMatchObject({ name: 'choose' });
    worker().answer(viewOf({ seed: 9 }));
    await expect(chosen).resolves.toMatchObject({ seed: 9 });
    expect(workers).toHaveLength(1);
  });

  test('is nothing that the player waits for', async () => {
    const { engine, worker } = setUp();
    const told = jest.fn();
    engine.onWait(told);
    void engine.ask('map', { program: PROGRAM });
    worker().ready();
    await jest.advanceTimersByTimeAsync(HOURS);
    expect(told).not.toHaveBeenCalled();
  });
});

test('after it is put away nothing is answered, and no worker is left', async () => {
  const { engine, worker } = setUp();
  const opened = engine.ask('open', OPEN);
  engine.dispose();
  await expect(opened).rejects.toBeInstanceOf(SupersededRequest);
  expect(worker().isTerminated).toBe(true);
  await expect(engine.ask('start', {})).rejects.toBeInstanceOf(SupersededRequest);
});
