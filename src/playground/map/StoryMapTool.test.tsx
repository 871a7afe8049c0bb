import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeWorkspace } from '../../../testing/fake-workspace';
import { makeView } from '../../../testing/game-view-factories';
import { MAX_BOXES } from '../../ink/map/fold-map';
import type { StoryProgram } from '../../ink/story/story-program';
import { shareTestVisits } from '../playtests/test-visits';
import type { TestReport } from '../playtests/walk/report';
import { StoryMapTool } from './StoryMapTool';
import { answerMapRequest, type MapRequest } from './answer-map-request';

/** A worker that answers in the page; it can be made to fail. */
class PageWorker extends EventTarget {
  static fails = false;
  postMessage(message: MapRequest): void {
    queueMicrotask(() => {
      if (PageWorker.fails && message.name === 'layOut') this.dispatchEvent(new Event('error'));
      else {
        const data = { id: message.id, answer: answerMapRequest(message) };
        this.dispatchEvent(new MessageEvent('message', { data }));
      }
    });
  }
  terminate(): void {
    // Nothing is running.
  }
}

jest.mock('./make-worker', () => ({ makeWorker: () => new PageWorker() }));

const CAVE = `-> cave
== cave
Dark.
* [Swim] -> pool
* [Sail] -> sea
= pool
-> sea
== sea
-> END
`;

beforeEach(() => {
  PageWorker.fails = false;
  globalThis.ResizeObserver = class {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe(): void {
      const entry = { contentRect: { width: 600, height: 500 } } as ResizeObserverEntry;
      this.callback([entry], this);
    }
    unobserve(): void {
      // Only the whole element is observed.
    }
    disconnect(): void {
      // It reports once.
    }
  };
});

async function show(
  source: string,
  { view = makeView({ place: 'cave.here', ways: [' cave'] }) } = {},
) {
  const onGoToLine = jest.fn();
  const tool = (program: StoryProgram) => (
    <StoryMapTool
      program={program}
      view={view}
      isShown
      workspace={fakeWorkspace({ goTo: onGoToLine })}
      onChange={jest.fn()}
      onMarkLines={jest.fn()}
    />
  );
  const { rerender } = render(tool({ source, files: {} }));
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await settle();
  await settle();
  return {
    onGoToLine,
    user: userEvent.setup(),
    settle,
    write: async (next: string) => {
      rerender(tool({ source: next, files: {} }));
      await act(() => new Promise((resolve) => setTimeout(resolve, 560)));
      await settle();
    },
  };
}

const box = (name: RegExp) => screen.getByRole('button', { name });

test('the map has a button for each place, which leads to its line', async () => {
  const { user, onGoToLine } = await show(CAVE);
  expect(screen.getByRole('application', { name: 'Story map' })).toHaveAccessibleDescription();
  expect(box(/^Beginning, before the first knot, 1 way on, visited$/)).toBeVisible();
  await user.click(box(/^sea, knot, line 8, the story can end here$/));
  expect(onGoToLine).toHaveBeenCalledWith(null, 8);
});

test('a press that moves the map goes nowhere', async () => {
  Element.prototype.setPointerCapture = jest.fn();
  const { user, onGoToLine } = await show(CAVE);
  const target = box(/^sea,/);
  await user.pointer([
    { keys: '[MouseLeft>]', target, coords: { clientX: 10, clientY: 10 } },
    { target, coords: { clientX: 40, clientY: 10 } },
    { keys: '[/MouseLeft]', target },
  ]);
  expect(onGoToLine).not.toHaveBeenCalled();
  await user.click(target);
  expect(onGoToLine).toHaveBeenCalledTimes(1);
});

test('it says where the story stands, and has one stop for the Tab key there', async () => {
  await show(CAVE);
  expect(box(/^cave, knot, line 2, 2 ways on, the story is here$/)).toHaveAttribute(
    'tabindex',
    '0',
  );
  expect(box(/^sea,/)).toHaveAttribute('tabindex', '-1');
});

test('arrow keys move between places, Enter shows one in the text', async () => {
  const { user, onGoToLine } = await show(CAVE);
  act(() => box(/^Beginning/).focus());
  await user.keyboard('{ArrowDown}');
  expect(box(/^cave,/)).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowDown}{Enter}');
  expect(onGoToLine).toHaveBeenCalledWith(null, 2);
});

test('knots fold their stitches, by keys or by buttons', async () => {
  const { user, settle } = await show(CAVE);
  act(() => box(/^cave,/).focus());
  await user.keyboard('-');
  await settle();
  expect(box(/^cave, knot, 2 places/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^pool/ })).not.toBeInTheDocument();
  await user.click(box(/^Unfold all$/));
  await settle();
  expect(box(/^pool, stitch, line 6/)).toBeVisible();
});

test('labels unfold from their place, by keys or by a sign, and say where the story stands', async () => {
  const source = '-> cave\n== cave\n- (top) Dark.\n* (light) Light -> END\n= pool\n-> top\n';
  const { user, settle } = await show(source, { view: makeView({ place: 'cave.top' }) });
  expect(box(/^cave, knot, line 2, .*, the story is here$/)).toBeVisible();
  act(() => box(/^cave,/).focus());
  await user.keyboard('+');
  await settle();
  expect(box(/^top, label, line 3, 1 way on, the story is here$/)).toBeVisible();
  expect(box(/^light, label, line 4, the story can end here$/)).toBeVisible();
  await user.click(screen.getByText('Fold cave'));
  await settle();
  expect(screen.queryByRole('button', { name: /^top, label/ })).not.toBeInTheDocument();
  expect(box(/^pool, stitch/)).toBeVisible();
});

test('a story woven of labels only has them as its map', async () => {
  await show('- (top) Hello.\n* (ask) Ask\n* [Go]\n- (end) -> top\n');
  expect(box(/^Beginning/)).toBeVisible();
  expect(box(/^ask, label, line 2, 1 way on$/)).toBeVisible();
});

test('the search names how many places it found and marks them', async () => {
  const { user } = await show(CAVE);
  await user.type(screen.getByRole('searchbox', { name: 'Find a place' }), 'POOL');
  expect(screen.getByText('1 place')).toBeVisible();
  expect(box(/^pool/)).toHaveAttribute('data-found');
  expect(box(/^pool/)).toHaveAttribute('tabindex', '0');
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No place found')).toBeVisible();
});

test('the list has every place with its ways, each a button to its line', async () => {
  const { user, onGoToLine } = await show(CAVE);
  await user.click(screen.getByRole('radio', { name: 'List' }));
  const cave = screen.getByRole('button', { name: 'cave (the story is here)' });
  expect(cave).toHaveAttribute('aria-current', 'location');
  expect(screen.getByRole('button', { name: 'to cave (visited)' })).toBeVisible();
  await user.click(within(cave.closest('li')!).getByRole('button', { name: '“Sail”: to sea' }));
  expect(onGoToLine).toHaveBeenCalledWith(null, 5);
  await user.type(screen.getByRole('searchbox'), 'sea');
  expect(screen.queryByRole('button', { name: /^cave/ })).not.toBeInTheDocument();
});

test('how many of the last tests came by stands in the list, and in boxes, while the text is the same', async () => {
  const visits = [
    { name: 'cave', plays: 10 },
    { name: 'sea', plays: 4 },
  ];
  const report = { plays: 10, visits } as TestReport;
  act(() => shareTestVisits({ source: CAVE, files: {} }, report));
  const { user, write } = await show(CAVE);
  const bars = () => document.querySelectorAll('.tests path');
  // The key has two more of each.
  expect(Array.from(bars(), (path) => path.getAttribute('d')?.match(/M/g)?.length)).toEqual(
    expect.arrayContaining([3, 1]),
  );
  await user.click(screen.getByRole('radio', { name: 'List' }));
  expect(screen.getByRole('button', { name: 'sea (4 of 10 tests came by)' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Beginning .*10 of 10/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^cave.pool .none of the last tests/ })).toBeVisible();
  await write(`${CAVE}// A remark.\n`);
  expect(screen.getByRole('button', { name: 'sea' })).toBeVisible();
});

test('the map follows the text, with lines as they are now', async () => {
  const { user, onGoToLine, write } = await show(CAVE);
  await write(`// A remark.\n${CAVE}`);
  await user.click(box(/^sea,/));
  expect(onGoToLine).toHaveBeenCalledWith(null, 9);
  await write(`${CAVE}== isle\n-> END\n`);
  expect(box(/^isle, knot, line 10/)).toBeVisible();
});

test('a change that only moves lines is not laid out again', async () => {
  const { write } = await show(CAVE);
  const post = jest.spyOn(PageWorker.prototype, 'postMessage');
  await write(`// A remark.\n${CAVE}`);
  expect(post.mock.calls.map(([{ name }]) => name)).toEqual(['read']);
});

test('a story that is too large to draw says so and is a list', async () => {
  // Names that do not exist are in no group that could be folded.
  const ways = Array.from({ length: MAX_BOXES + 1 }, (_, index) => `+ [Go] -> gone${index}\n`);
  await show(`-> hub\n== hub\n${ways.join('')}`);
  expect(screen.getByText(/too large to draw: it has 2 places and 602 ways/)).toBeVisible();
  expect(screen.getByLabelText('Map')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'hub' })).toBeVisible();
});

test('a large story begins with its knots folded to parts, which unfold', async () => {
  const knots = Array.from({ length: 200 }, (_, index) => `== k${index}\n-> END\n`);
  const { user, settle } = await show(`-> k0\n${knots.join('')}`);
  act(() => box(/^k0 – k19, several knots, 20 places, line 2/).focus());
  await user.keyboard('+');
  await settle();
  expect(box(/^k19, knot/)).toBeVisible();
  expect(box(/^k20 – k39, several knots/)).toBeVisible();
  act(() => box(/^k0, knot/).focus());
  await user.keyboard('-');
  await settle();
  expect(box(/^k0 – k19, several knots/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^k19, knot/ })).not.toBeInTheDocument();
});

test('so is one whose drawing fails', async () => {
  PageWorker.fails = true;
  await show(CAVE);
  expect(screen.getByText(/could not be drawn/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'to sea' })).toBeVisible();
});
