import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  makeMessage,
  makeParagraph,
  makeScene,
  makeView,
} from '../../../testing/game-view-factories';
import { Player, type PlayerProps } from './Player';
import { NotLoaded, StoppedRequest, SupersededRequest } from './engine/client';
import type { GameView } from './engine/game-view';
import type { Phase } from './engine/phase';
import { UNREACHED } from './engine/protocol';
import type { PlayerEngine } from './use-player';

/** An engine whose requests the test answers by hand, in any order. */
function handOperatedEngine() {
  const answers: {
    give: (view: GameView) => void;
    refuse: (error: Error) => void;
  }[] = [];
  const ask = jest.fn(
    () =>
      new Promise<GameView>((resolve, reject) => {
        answers.push({ give: resolve, refuse: reject });
      }),
  );
  const give = (place: number, view: Partial<GameView>) =>
    act(async () => {
      answers[place]?.give(makeView(view));
      await Promise.resolve();
    });
  const refuse = (place: number, error: Error) =>
    act(async () => {
      answers[place]?.refuse(error);
      await Promise.resolve();
    });
  const fail = (place: number, reason: string) => refuse(place, new Error(reason));
  const waits: ((phase: Phase | null) => void)[] = [];
  const wait = (phase: Phase | null) => act(() => waits.forEach((listener) => listener(phase)));
  const onWait = (listener: (phase: Phase | null) => void) => {
    waits.push(listener);
    return () => undefined;
  };
  const stop = jest.fn(() => {
    for (const { refuse } of answers) refuse(new StoppedRequest('Stopped.'));
  });
  const engine = { ask, stop, onWait } as unknown as PlayerEngine;
  return { engine, ask, give, fail, refuse, wait, stop };
}

const program = (source: string) => ({ source, files: {} });
const start = { screen: 'game' as const, moves: [0, 1], seed: 9 };

function play(props: Partial<PlayerProps> = {}) {
  const hand = handOperatedEngine();
  const first = { engine: hand.engine, program: program('A'), start, ...props };
  const { rerender, unmount } = render(<Player {...first} />);
  return {
    ...hand,
    unmount,
    change: (next: Partial<PlayerProps>) => rerender(<Player {...first} {...next} />),
  };
}

test('opens the program at the moment it is given, and shows the answer', async () => {
  const onView = jest.fn();
  const { ask, give } = play({ onView });
  expect(ask).toHaveBeenCalledWith('open', { program: program('A'), ...start });
  await give(0, { moves: [0, 1], seed: 9 });
  expect(screen.getByText('The street is dark.')).toBeVisible();
  expect(onView).toHaveBeenCalledWith(expect.objectContaining({ moves: [0, 1] }));
});

test('a game is called by the title in its text, else by its name here, else as in the engine', async () => {
  const onView = jest.fn();
  const { give, change } = play({ name: 'The Brass Key', onView });
  await give(0, { screen: 'title' });
  expect(screen.getByText('The Brass Key')).toBeVisible();
  expect(onView).toHaveBeenLastCalledWith(
    expect.objectContaining({ metadata: { title: 'The Brass Key' } }),
  );
  change({ name: 'The Iron Key' });
  expect(screen.getByText('The Iron Key')).toBeVisible();
  change({ name: undefined });
  expect(screen.getByText('Atrament UI')).toBeVisible();
  change({ name: 'The Iron Key', program: program('B') });
  await give(1, { screen: 'title', metadata: { title: 'Low tide' } });
  expect(screen.getByText('Low tide')).toBeVisible();
});

test('after an edit the same moves are made again, also when an edit was broken', async () => {
  const { ask, give, change } = play();
  await give(0, { moves: [0, 1, 'continue'], seed: 9 });
  change({ program: program('B') });
  expect(ask).toHaveBeenLastCalledWith('open', {
    program: program('B'),
    screen: 'game',
    moves: [0, 1, 'continue'],
    seed: 9,
  });
  await give(1, { isPlayable: false, moves: [] });
  change({ program: program('C') });
  expect(ask).toHaveBeenLastCalledWith(
    'open',
    expect.objectContaining({ moves: [0, 1, 'continue'] }),
  );
});

test('a view that cannot be drawn is told in the player’s place, and the next one is drawn', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { ask, give } = play();
  await give(0, { scenes: [makeScene({ paragraphs: null as never })] });
  expect(screen.getByRole('alert')).toHaveTextContent('The player cannot show this');
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(ask).toHaveBeenLastCalledWith('open', expect.objectContaining({ moves: [] }));
  await give(1, {});
  expect(screen.getByText('The street is dark.')).toBeVisible();
  jest.restoreAllMocks();
});

test('while the text has a mistake, the last scene stays and says what it waits for', async () => {
  const onView = jest.fn();
  const { give, change } = play({ onView });
  await give(0, { moves: [0, 1], seed: 9 });
  change({ program: program('B') });
  const mistake = makeMessage('Nothing is called x.', { line: 3 });
  await give(1, { isPlayable: false, moves: [], messages: [mistake] });
  expect(screen.getByText('The street is dark.')).toBeVisible();
  expect(screen.getByText('The story continues once line 3 is fixed.')).toBeVisible();
  // The editor lists the errors, and a link made now leads to the visible scene.
  expect(screen.queryByText('Nothing is called x.')).not.toBeInTheDocument();
  expect(onView).toHaveBeenLastCalledWith(
    expect.objectContaining({ messages: [mistake], moves: [0, 1] }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Inside the story' }));
  expect(await screen.findByText('Nothing until the story starts.')).toBeVisible();
  change({ program: program('C') });
  await give(2, { moves: [0, 1] });
  expect(screen.queryByText(/^The story goes on/)).not.toBeInTheDocument();
});

test('an answer to what was asked before the edit comes too late', async () => {
  const { give, change } = play();
  change({ program: program('B') });
  await give(1, { scenes: [makeScene({ choices: [] })] });
  expect(screen.getByRole('button', { name: 'The end' })).toBeVisible();
  await give(0, {});
  expect(screen.queryByRole('button', { name: 'Wait' })).not.toBeInTheDocument();
});

test('a second click, and a timer that runs out, wait for the answer to the first', async () => {
  const scenes = [makeScene({ tags: { AUTO_CHOICE: 'delay=5' } })];
  const { ask, give, fail, change } = play();
  const choose = () => userEvent.click(screen.getByRole('button', { name: 'Wait' }));
  const asked = () => ask.mock.calls.filter(([name]: unknown[]) => name === 'choose').length;
  jest.useFakeTimers({ advanceTimers: true });
  await give(0, { scenes });
  await choose();
  await choose();
  act(() => jest.advanceTimersByTime(6000));
  jest.useRealTimers();
  expect(asked()).toBe(1);
  await give(1, {});
  await choose();
  expect(asked()).toBe(2);
  await fail(2, UNREACHED);
  change({ program: program('B') });
  await give(3, {});
  await choose();
  expect(asked()).toBe(3);
  // An edit opens the story again, and the move is made in that one.
  change({ program: program('C') });
  await give(5, {});
  await choose();
  expect(asked()).toBe(4);
  await give(6, {});
  await choose();
  expect(asked()).toBe(5);
});

test('what was asked before an edit, and not answered, is asked of the new text', async () => {
  const { ask, give, refuse, change } = play();
  const last = () => ask.mock.calls.slice(-2) as unknown[];
  await give(0, { moves: [0], seed: 9 });
  await userEvent.click(screen.getByRole('button', { name: 'Wait' }));
  for (const source of ['B', 'C']) {
    change({ program: program(source) });
    await refuse(ask.mock.calls.length - 3, new SupersededRequest('A newer request came.'));
    const request = { program: program(source), screen: 'game', moves: [0], seed: 9 };
    expect(last()).toEqual([
      ['open', request],
      ['choose', { id: 1 }],
    ]);
  }
  await give(4, { moves: [0], seed: 9 });
  await give(5, { moves: [0, 1], seed: 9 });
  change({ program: program('D') });
  expect(ask).toHaveBeenLastCalledWith('open', expect.objectContaining({ moves: [0, 1] }));
});

test('what was asked before a restart is not asked again', async () => {
  const { ask, give } = play();
  await give(0, { moves: [0], seed: 9 });
  await userEvent.click(screen.getByRole('button', { name: 'Wait' }));
  await userEvent.click(screen.getByRole('button', { name: 'Restart' }));
  expect(ask).toHaveBeenLastCalledWith('open', expect.objectContaining({ moves: [] }));
});

test('restart begins at the beginning, with other luck', async () => {
  const { ask, give } = play();
  await give(0, { moves: [0, 1], seed: 9 });
  await userEvent.click(screen.getByRole('button', { name: 'Restart' }));
  expect(ask).toHaveBeenLastCalledWith('open', {
    program: program('A'),
    screen: 'game',
    moves: [],
    seed: 10,
  });
});

test('restart begins at the place that was chosen instead of the beginning', async () => {
  const { ask, give, change } = play();
  await give(0, {});
  change({ start: { screen: 'game', moves: [{ goTo: 'hall' }, 0], seed: 4 } });
  await give(1, { moves: [{ goTo: 'hall' }, 0], seed: 4 });
  await userEvent.click(screen.getByRole('button', { name: 'Restart' }));
  expect(ask).toHaveBeenLastCalledWith(
    'open',
    expect.objectContaining({
      moves: [{ goTo: 'hall' }],
      seed: 5,
    }),
  );
});

test('a worker that dies is told, and the story can start again, without the moves that it died of', async () => {
  const { ask, give, fail } = play();
  await give(0, {});
  await userEvent.click(screen.getByRole('button', { name: 'Wait' }));
  await fail(1, 'The engine was ended after two seconds.');
  expect(screen.getByRole('alert')).toHaveTextContent('The engine was ended after two seconds.');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(ask).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(ask).toHaveBeenCalledTimes(3);
  expect(ask).toHaveBeenLastCalledWith('open', expect.objectContaining({ moves: [] }));
  await give(2, {});
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('the drawer asks for what is inside the story, again after each answer', async () => {
  const { ask, give } = play();
  await give(0, {});
  await userEvent.click(screen.getByRole('button', { name: 'Inside the story' }));
  expect(await screen.findByRole('complementary')).toBeVisible();
  expect(ask).toHaveBeenLastCalledWith('inspect', {});
  await userEvent.click(screen.getByRole('button', { name: 'Wait' }));
  await give(2, { moves: [1] });
  expect(ask.mock.calls.map(([name]: unknown[]) => name)).toEqual([
    'open',
    'inspect',
    'choose',
    'inspect',
  ]);
});

test('takes the focus at first where it is told to', async () => {
  const { give } = play({ takesFocus: true });
  await give(0, { scenes: [makeScene()] });
  expect(screen.getByRole('region', { name: 'Story' }).contains(document.activeElement)).toBe(true);
});

test('leaves the focus where a reader has put it meanwhile', async () => {
  render(<input aria-label="elsewhere" />);
  const { give } = play({ takesFocus: true });
  screen.getByRole('textbox', { name: 'elsewhere' }).focus();
  await give(0, { scenes: [makeScene()] });
  expect(screen.getByRole('textbox', { name: 'elsewhere' })).toHaveFocus();
});

test('leaves the focus alone where it is not told to take it', async () => {
  const { give } = play();
  await give(0, { scenes: [makeScene()] });
  expect(document.body).toHaveFocus();
});

test('the files of the game take precedence over the site’s pictures, and are released with the player', async () => {
  const revoked: string[] = [];
  let made = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:${(made += 1)}`,
    revokeObjectURL: (url: string) => revoked.push(url),
  });
  const { give, change, unmount } = play({ assets: new Map([['map.png', new Blob(['own'])]]) });
  const text = '[img]map.png[/img][img]gate.png[/img]';
  await give(0, { scenes: [makeScene({ paragraphs: [makeParagraph(text)] })] });
  const source = (name: string) => screen.getByRole('img', { name }).getAttribute('src');
  expect(source('Picture map.png')).toBe('blob:1');
  expect(source('Picture gate.png')).toBe('/img/samples/gate.svg');

  change({ assets: new Map([['map.png', new Blob(['other'])]]) });
  expect(source('Picture map.png')).toBe('blob:2');
  expect(revoked).toEqual(['blob:1']);
  unmount();
  expect(revoked).toEqual(['blob:1', 'blob:2']);
});

test('an empty text shows where the story will be, to those who write it', async () => {
  const { give, change } = play({ program: program(''), isEdited: true });
  const empty = { scenes: [makeScene({ paragraphs: [], choices: [] })] };
  await give(0, empty);
  expect(screen.getByText(/^Your story will appear here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'The end' })).not.toBeInTheDocument();
  change({ program: program('\n'), isEdited: true });
  await give(1, empty);
  expect(screen.getByRole('button', { name: 'The end' })).toBeVisible();
  change({ program: program(''), isEdited: false });
  await give(2, empty);
  expect(screen.getByRole('button', { name: 'The end' })).toBeVisible();
});

describe('without a connection', () => {
  const notice = /There seems to be no connection/;

  test('the story stays, and goes on with the text when the connection returns', async () => {
    const onView = jest.fn();
    const { ask, give, fail, change } = play({ onView });
    await give(0, { moves: [0, 1], seed: 9 });
    change({ program: program('B'), onView });
    await fail(1, UNREACHED);
    expect(screen.getByText(notice)).toHaveAttribute('role', 'status');
    expect(screen.queryByText(/is fixed/)).toBeNull();
    expect(screen.getByText('The street is dark.')).toBeVisible();
    expect(onView).toHaveBeenCalledTimes(1);

    act(() => void window.dispatchEvent(new Event('online')));
    const opened = { program: program('B'), ...start };
    expect(ask).toHaveBeenLastCalledWith('open', opened);
    await fail(2, UNREACHED);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(ask).toHaveBeenLastCalledWith('open', opened);
    await give(3, { moves: [0, 1], seed: 9 });
    expect(screen.queryByText(notice)).toBeNull();
  });

  test('a move in the story before leaves the notice', async () => {
    const { give, fail, change } = play();
    await give(0, {});
    change({ program: program('B') });
    await fail(1, UNREACHED);
    await userEvent.click(screen.getByRole('button', { name: 'Wait' }));
    await give(2, {});
    expect(screen.getByText(notice)).toBeVisible();
  });

  test('the text that opens after all takes the notice away, whatever is asked meanwhile', async () => {
    const { give, fail, change } = play();
    await give(0, {});
    change({ program: program('B') });
    await fail(1, UNREACHED);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await userEvent.click(screen.getByRole('button', { name: 'Wait' }));
    await give(2, {});
    expect(screen.queryByText(notice)).toBeNull();
  });

  test('a story that was never played says so in its place', async () => {
    const { ask, fail } = play();
    await fail(0, UNREACHED);
    expect(screen.getByText(notice)).toBeVisible();
    expect(screen.queryByText('Loading…')).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('an engine that was not loaded is tried again at the same point, too', async () => {
    const { ask, refuse } = play();
    await refuse(0, new NotLoaded('It was not loaded.'));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(ask).toHaveBeenCalledTimes(2);
    await refuse(1, new NotLoaded('It was not loaded.'));
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(ask).toHaveBeenCalledTimes(3);
    expect(ask).toHaveBeenLastCalledWith('open', { program: program('A'), ...start });
  });
});

describe('what takes long', () => {
  test('is told in the place of the story, and can be stopped and begun again there', async () => {
    const { ask, give, wait, stop } = play();
    expect(screen.getByRole('status')).toHaveTextContent('Opening the story…');
    wait('code');
    expect(screen.getByRole('status')).toHaveTextContent('Still loading the engine… Stop');
    wait('compile');
    expect(screen.getByRole('status')).toHaveTextContent('Still compiling the story… Stop');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    wait(null);
    expect(stop).toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Stopped. Retry');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(ask).toHaveBeenLastCalledWith('open', { program: program('A'), ...start });
    await give(1, {});
    expect(screen.queryByText(/Stopped/)).toBeNull();
    expect(screen.getByText('The street is dark.')).toBeVisible();
  });

  test('leaves the story that was played before, and a move goes on in it', async () => {
    const { ask, give, change, wait } = play();
    await give(0, { moves: [0, 1], seed: 9 });
    change({ program: program('B') });
    wait('compile');
    expect(screen.getByText('The street is dark.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    wait(null);
    expect(screen.getByText(/Stopped/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Wait' }));
    expect(ask).toHaveBeenLastCalledWith('choose', expect.anything());
  });

  test('is stopped with the move that was made meanwhile, and begun again', async () => {
    const { ask, give, change, wait } = play();
    await give(0, { moves: [0, 1], seed: 9 });
    change({ program: program('B') });
    await userEvent.click(screen.getByRole('button', { name: 'Wait' }));
    expect(ask).toHaveBeenCalledTimes(3);
    wait('compile');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    wait(null);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(ask).toHaveBeenLastCalledWith('open', { program: program('B'), ...start });
  });
});
