import { EditorView } from '@codemirror/view';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeWorkspace } from '../../../testing/fake-workspace';
import { makeView } from '../../../testing/game-view-factories';
import { CommandBus } from '../../base/browser/command-bus';
import { compileInk } from '../../ink/compile/compile-ink';
import { MAX_BOXES } from '../../ink/map/fold-map';
import type { StoryProgram } from '../../ink/story/story-program';
import { MultiFileEditor } from '../editor/MultiFileEditor';
import type { EditorCommands } from '../editor/ink-editor-content';
import type { Engine } from '../player/engine/client';
import type { GameView } from '../player/engine/game-view';
import type * as LoadedEditorModule from '../pane/LoadedEditor';
import type { MapCommands } from '../pane/workspace';
import { ProjectFilesProvider, type ProjectFiles } from '../files/project-files';
import { LanguagesProvider } from '../translations/use-story-languages';
import { nothingPlaced, sharePlacedNotes } from '../playtests/notes/placed-notes';
import { shareTestVisits } from '../playtests/test-visits';
import type { TestReport } from '../playtests/walk/report';
import { createMemoryStorage } from '../projects/store/memory-storage';
import { changeExtras, noExtras, readExtras } from '../projects/store/project-extras';
import { StoryMapTool } from './StoryMapTool';
import { readStoryGraph } from '../../ink/map/read-story-graph';
import { answerMapRequest, type MapRequest } from './answer-map-request';
import { OpenStoryProvider } from '../editor/open-story';
import { ExtrasProvider } from '../projects/use-extras';

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

jest.mock('./thumbnail', () => ({
  thumbnailOf: (path: string) => Promise.resolve({ href: `small/${path}`, width: 80, height: 60 }),
}));
jest.mock('./make-worker', () => ({ makeWorker: () => new PageWorker() }));

/** What compiles the story for the map. */
const engine = {
  /** Whether it can read the text. */
  reads: true,
  ask: ((_: 'map', { program }: { program: StoryProgram }) =>
    Promise.resolve(engine.reads ? readStoryGraph(program) : null)) as unknown as Engine['ask'],
};

/** What the editor waits for. */
let mockLoading = Promise.resolve();
jest.mock('../pane/LoadedEditor', () => ({
  loadPartEditor: () =>
    mockLoading.then(() =>
      jest.requireActual<typeof LoadedEditorModule>('../pane/LoadedEditor').loadPartEditor(),
    ),
}));

const mockEngine = {
  ask: (_: 'compile', { program }: { program: StoryProgram }) =>
    Promise.resolve({ json: compileInk(program).story?.ToJson() ?? null }),
};
jest.mock('../player/engine/use-engine', () => ({ useEngine: () => mockEngine }));

const mockManager = {
  storage: { ...createMemoryStorage(), isLasting: true },
  makeOwn: () => Promise.resolve('abcd'),
};
const mockState = { project: { id: 'abcd' }, isWriter: true };
jest.mock('../projects/store/use-project-manager', () => ({
  useOpenProject: () => ({ manager: mockManager, state: mockState }),
}));

// jsdom draws nothing, and asks for nothing.
Range.prototype.getClientRects = (() => []) as unknown as () => DOMRectList;
jest.mock('../editor/use-completion-words', () => ({ useCompletionWords: () => null }));

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

beforeEach(async () => {
  PageWorker.fails = false;
  engine.reads = true;
  mockState.isWriter = true;
  await changeExtras(mockManager.storage, 'abcd', () => noExtras);
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
  {
    view = makeView({ place: 'cave.here', ways: [' cave'] }),
    pictures = [] as string[],
    /** Whether the editor of the whole text is there, which has its history. */
    hasText = false,
    map = new CommandBus<MapCommands>(),
    /** The story in the language in which it is played. */
    german = null as ((program: StoryProgram) => StoryProgram) | null,
  } = {},
) {
  const files: ProjectFiles = {
    files: new Map(pictures.map((path) => [path, new Blob()])),
    isLoaded: true,
    isReadOnly: false,
    put: jest.fn(),
    rename: jest.fn(),
    remove: jest.fn(),
    openGame: jest.fn(),
    restore: jest.fn(),
  };
  const onGoToLine = jest.fn();
  const editor = new CommandBus<EditorCommands>();
  const history = {
    record: jest.fn<undefined, Parameters<EditorCommands['record']>>(),
    remember: jest.fn<undefined, Parameters<EditorCommands['remember']>>(),
    step: jest.fn<undefined, Parameters<EditorCommands['step']>>(),
  };
  if (!hasText) editor.answer(() => history);
  const workspace = fakeWorkspace({
    goTo: onGoToLine,
    map,
    ...(hasText && {
      insert: (snippet) => editor.call('insert', snippet),
      point: (place) => editor.call('point', place),
    }),
  });
  const change = (changed: StoryProgram): void => {
    latest = changed;
    rerender(tool(changed));
  };
  let latest: StoryProgram = { source, files: {} };
  let game = view;
  const tool = (program: StoryProgram) => (
    <ExtrasProvider>
      <OpenStoryProvider program={program} onChange={change} editor={editor}>
        <ProjectFilesProvider value={files}>
          <LanguagesProvider>
            <StoryMapTool
              engine={engine}
              view={game}
              isShown
              played={german?.(program) ?? program}
              language={german && 'de'}
              workspace={workspace}
              onMarkLines={jest.fn()}
            />
          </LanguagesProvider>
          {hasText && (
            <MultiFileEditor
              compile={() => Promise.resolve(null)}
              messages={[]}
              words={null}
              commands={editor}
            />
          )}
        </ProjectFilesProvider>
      </OpenStoryProvider>
    </ExtrasProvider>
  );
  const { rerender } = render(tool(latest));
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await settle();
  await settle();
  return {
    onGoToLine,
    workspace,
    history,
    user: userEvent.setup(),
    settle,
    text: () => latest.source,
    play: (next: Partial<GameView>) => {
      game = makeView(next);
      rerender(tool(latest));
    },
    write: async (next: string) => {
      latest = { source: next, files: {} };
      rerender(tool(latest));
      await act(() => new Promise((resolve) => setTimeout(resolve, 560)));
      await settle();
    },
  };
}

const box = (name: RegExp) => screen.getByRole('button', { name });

/** The editor of a place’s lines, once it has taken the place of the plain field. */
const editorOf = (name: string) =>
  waitFor(() => {
    const lines = screen.getByRole('textbox', { name: `Lines of “${name}”` });
    expect(lines).toHaveClass('cm-content');
    return lines;
  });

test('the map has a button for each place, whose lines open when it is pressed twice', async () => {
  const { user } = await show(CAVE);
  expect(screen.getByRole('application', { name: 'Story map' })).toHaveAccessibleDescription();
  expect(box(/^Beginning, where the story begins, 1 way on, visited$/)).toBeVisible();
  await user.dblClick(
    box(/^sea, place, line 8, the story can end here, nothing is written here yet$/),
  );
  expect(await editorOf('sea')).toBeVisible();
});

test('a place that is dragged stays where it is put, until the map is laid out again', async () => {
  Element.prototype.setPointerCapture = jest.fn();
  const { user, history } = await show(CAVE);
  const target = box(/^sea,/);
  const at = () => Number(target.querySelector('rect')?.getAttribute('x'));
  const before = at();
  await user.pointer([
    { keys: '[MouseLeft>]', target, coords: { clientX: 10, clientY: 10 } },
    { target, coords: { clientX: 40, clientY: 10 } },
    { keys: '[/MouseLeft]', target, coords: { clientX: 40, clientY: 10 } },
  ]);
  expect(screen.queryByRole('region', { name: 'What to do with “sea”' })).not.toBeInTheDocument();
  await waitFor(() => expect(at()).toBeGreaterThan(before + 20));
  const { positions } = await readExtras(mockManager.storage, 'abcd');
  expect(Object.keys(positions)).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Legend and more' }));
  await user.click(screen.getByRole('button', { name: 'Lay out again' }));
  await waitFor(() => expect(at()).toBeCloseTo(before));
  act(() => history.remember.mock.lastCall?.[0].undo());
  await waitFor(() => expect(at()).toBeGreaterThan(before + 20));
});

test('places have small pictures if somebody wants it and the files are there', async () => {
  const story = CAVE.replace('== sea', '== sea\n# IMAGE: sea.png').replace(
    'Dark.',
    'Dark. # IMAGE: gone.png',
  );
  const { user, settle } = await show(story, { pictures: ['sea.png', 'music.mp3'] });
  const picturesOf = (name: RegExp) =>
    [...box(name).querySelectorAll('image')].map((image) => image.getAttribute('href'));
  expect(picturesOf(/^sea,/)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Pictures' }));
  await settle();
  await waitFor(() => expect(picturesOf(/^sea,/)).toEqual(['small/sea.png']));
  expect(picturesOf(/^cave,/)).toEqual([]);
  expect(await readExtras(mockManager.storage, 'abcd')).toMatchObject({ mapPictures: true });
  await user.click(screen.getByRole('checkbox', { name: 'Pictures' }));
  await settle();
  await waitFor(() => expect(picturesOf(/^sea,/)).toEqual([]));
  expect(await readExtras(mockManager.storage, 'abcd')).not.toHaveProperty('mapPictures', true);
});

test('it says where the story stands, and has one stop for the Tab key there', async () => {
  await show(CAVE);
  expect(box(/^cave, place, line 2, 2 ways on, the story is here$/)).toHaveAttribute(
    'tabindex',
    '0',
  );
  expect(box(/^sea,/)).toHaveAttribute('tabindex', '-1');
});

test('arrow keys move between places, Space opens what can be done with one', async () => {
  const { user, onGoToLine } = await show(CAVE);
  act(() => box(/^Beginning/).focus());
  await user.keyboard('{ArrowDown}');
  expect(box(/^cave,/)).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowDown} ');
  expect(screen.getByRole('button', { name: 'Write here' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show in the text' }));
  expect(onGoToLine).toHaveBeenCalledWith(null, 2);
});

test('knots fold their stitches, by keys or by buttons', async () => {
  const { user, settle } = await show(CAVE);
  act(() => box(/^cave,/).focus());
  await user.keyboard('-');
  await settle();
  expect(box(/^cave, place, 2 places/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^pool/ })).not.toBeInTheDocument();
  await user.click(box(/^Legend and more$/));
  await user.click(box(/^Unfold all$/));
  await settle();
  expect(box(/^pool, stitch, line 6/)).toBeVisible();
});

test('labels unfold from their place, by keys or by a sign, and say where the story stands', async () => {
  const source = '-> cave\n== cave\n- (top) Dark.\n* (light) Light -> END\n= pool\n-> top\n';
  const { user, settle } = await show(source, { view: makeView({ place: 'cave.top' }) });
  expect(box(/^cave, place, line 2, .*, the story is here$/)).toBeVisible();
  act(() => box(/^cave,/).focus());
  await user.keyboard('+');
  await settle();
  expect(box(/^top, label, line 3, 1 way on, the story is here$/)).toBeVisible();
  expect(box(/^light, label, line 4, the story can end here$/)).toBeVisible();
  await user.click(screen.getByText('Fold “cave”'));
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
  const bars = Array.from(document.querySelectorAll('.drawing .tests path'), (path) =>
    Array.from(path.getAttribute('d')?.matchAll(/h(\d+)/g) ?? [], ([, length]) => Number(length)),
  );
  const [visited = [], missed = []] = bars;
  expect([visited.length, missed.length]).toEqual([3, 1]);
  // The bar of “sea”, which has a shorter name, too.
  expect(visited[2]).toBeLessThan((visited[1] ?? 0) / 2);
  await user.click(screen.getByRole('radio', { name: 'List' }));
  expect(screen.getByRole('button', { name: 'sea (reached in 4 of 10 tests)' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Beginning .*10 of 10/ })).toBeVisible();
  expect(
    screen.getByRole('button', { name: /^cave.pool .not reached in the last tests/ }),
  ).toBeVisible();
  await write(`${CAVE}// A remark.\n`);
  expect(screen.getByRole('button', { name: 'sea' })).toBeVisible();
});

test('notes of testers are counted at their places, and read there', async () => {
  const note = { id: 'n1', text: 'Too dark.', by: 'Anna', seed: 3, steps: [], seen: ['Dark.'] };
  const other = { ...note, id: 'n2', text: 'Where is this?', seen: [] };
  await changeExtras(mockManager.storage, 'abcd', (all) => ({
    ...all,
    testerNotes: [note, other],
  }));
  const replay = {
    ...{ text: ['Dark.'], steps: [], choices: [], stoppedAt: null, hasFailed: false },
    at: { file: null, line: 3 },
  };
  const place = { kind: 'same' as const, at: replay.at };
  sharePlacedNotes({
    program: { source: CAVE, files: {} },
    places: new Map([['n1', { replay, place }]]),
    isBroken: false,
  });
  const { user, onGoToLine, settle } = await show(CAVE);
  await user.click(box(/^cave, place.*, 1 note by a tester, the story is here/));
  const notes = within(screen.getByRole('region', { name: 'Notes by testers' }));
  expect(notes.getByRole('listitem')).toHaveTextContent('Too dark. – Anna');
  await user.click(notes.getByRole('button', { name: 'Line 3' }));
  expect(onGoToLine).toHaveBeenCalledWith(null, 3);
  await user.click(notes.getByRole('button', { name: 'Done, remove: Too dark.' }));
  await settle();
  expect(notes.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(box(/^cave, place/)).toHaveAccessibleName(/way on, the story is here|ways on, the story/);
  act(() => sharePlacedNotes(nothingPlaced));
});

test('the map follows the text, with lines as they are now', async () => {
  const { user, onGoToLine, write } = await show(CAVE);
  await write(`// A remark.\n${CAVE}`);
  await user.click(box(/^sea,/));
  await user.click(screen.getByRole('button', { name: 'Show in the text' }));
  expect(onGoToLine).toHaveBeenCalledWith(null, 9);
  await write(`${CAVE}== isle\n-> END\n`);
  expect(box(/^isle, place, line 10/)).toBeVisible();
});

test('the map moves to where one plays, and stays where one works', async () => {
  const knots = Array.from({ length: 30 }, (_, index) => `== k${index}\n+ [On] -> k${index + 1}\n`);
  const source = `-> k0\n${knots.join('')}== k30\n-> END\n`;
  const { user, play, settle, write, text, history } = await show(source, {
    view: makeView({ place: 'k0' }),
  });
  const seen = (): string[] => {
    const transform = document.querySelector('.drawing > g')?.getAttribute('transform') ?? '';
    const [x = 0, y = 0, scale = 1] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
    return Array.from(document.querySelectorAll('[data-box]'))
      .filter((one) => {
        const rect = one.querySelector('rect');
        const at = (side: string) => Number(rect?.getAttribute(side)) * scale;
        return at('x') + x >= 0 && at('x') + x <= 600 && at('y') + y >= 0 && at('y') + y <= 500;
      })
      .map((one) => one.querySelector('text')?.textContent ?? '');
  };
  expect(seen()).toContain('k0');
  act(() => box(/^k20,/).focus());
  await user.type(screen.getByRole('searchbox', { name: 'Find a place' }), 'k20');
  expect(seen()).toContain('k20');
  await user.dblClick(box(/^k20,/));
  await editorOf('k20');
  await settle();
  expect(seen()).toContain('k20');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  const before = seen();
  // The text changes around it, and with it what is played.
  await write(source.replace('== k20\n', '== k20\nWords.\n+ [Far] -> far\n'));
  play({ place: 'k1', moves: [0] });
  await settle();
  expect(seen()).toEqual(expect.arrayContaining(before));
  play({ place: 'k2', moves: [0, 0] });
  expect(seen()).toContain('k2');
  await user.click(screen.getByRole('checkbox', { name: 'Follow the story' }));
  play({ place: 'k25', moves: [0, 0, 0] });
  expect(seen()).not.toContain('k25');
  await user.click(screen.getByRole('checkbox', { name: 'Follow the story' }));
  expect(seen()).toContain('k25');
  // What is undone may be far from the lines that are open.
  await user.dblClick(box(/^k25,/));
  await editorOf('k25');
  expect(seen()).not.toContain('k3');
  history.step.mockImplementation((_, onStepped) => {
    onStepped?.({ source: text().replace('== k3\n', '== k3\nNight.\n'), files: {} });
  });
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByText('Undone: text of “k3”.')).toBeVisible();
  expect(seen()).toContain('k3');
});

test('a change that only moves lines is not laid out again', async () => {
  const { write } = await show(CAVE);
  const post = jest.spyOn(PageWorker.prototype, 'postMessage');
  await write(`// A remark.\n${CAVE}`);
  expect(post.mock.calls.map(([{ name }]) => name)).toEqual(['describe']);
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
  act(() => box(/^k0 – k19, group, 20 places, line 2/).focus());
  await user.keyboard('+');
  await settle();
  expect(box(/^k19, place/)).toBeVisible();
  expect(box(/^k20 – k39, group/)).toBeVisible();
  act(() => box(/^k0, place/).focus());
  await user.keyboard('-');
  await settle();
  expect(box(/^k0 – k19, group/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^k19, place/ })).not.toBeInTheDocument();
});

test('a long chain of places goes on in the next column of its pane', async () => {
  const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const height = jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
  const knots = Array.from({ length: 29 }, (_, index) => `== k${index}\n-> k${index + 1}\n`);
  await show(`-> k0\n${knots.join('')}== k29\n-> END\n`);
  const boxes = await screen.findAllByRole('button', { name: /^k\d+, place/ });
  const rects = boxes.map((one) => one.querySelector('rect'));
  const bottom = Math.max(...rects.map((rect) => Number(rect?.getAttribute('y'))));
  expect(bottom).toBeLessThan(1000);
  width.mockRestore();
  height.mockRestore();
});

test('so is one whose drawing fails', async () => {
  PageWorker.fails = true;
  await show(CAVE);
  expect(screen.getByText(/could not be drawn/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'to sea' })).toBeVisible();
});

describe('written on', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });
  const panel = (name: string) => screen.getByRole('region', { name: `What to do with “${name}”` });

  // jsdom has no modal windows.
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  });

  test('by keys: a place, and a choice that leads there', async () => {
    const { user, text, settle } = await show('-> cave\n== cave\n-> END\n');
    act(() => box(/^cave,/).focus());
    await user.keyboard('n');
    await user.type(field('Name'), 'deep sea{Enter}');
    await settle();
    expect(text()).toBe('-> cave\n== cave\n-> END\n\n== deep_sea\n-> END\n');
    expect(screen.getByText('“deep sea” was added.')).toBeVisible();
    await waitFor(() => expect(box(/^deep sea,/)).toHaveFocus());
    act(() => box(/^cave,/).focus());
    await user.keyboard('c');
    expect(field('Name of the new place')).toHaveFocus();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Leads to' }), 'deep_sea');
    expect(field('What players read')).toHaveValue('Deep sea');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await settle();
    expect(text()).toContain('== cave\n+ [Deep sea] -> deep_sea\n');
  });

  test('with the pointer: a place has its middle where it is put, and its lines are open', async () => {
    const { user, text, settle } = await show('-> cave\n== cave\n-> END\n');
    const map = screen.getByRole('application');
    const transform = map.querySelector('g')?.getAttribute('transform') ?? '';
    await user.pointer([
      { keys: '[MouseLeft][MouseLeft]', target: map, coords: { clientX: 300, clientY: 410 } },
    ]);
    await user.type(field('Name'), 'shed{Enter}');
    await settle();
    const rect = (await screen.findByRole('button', { name: /^shed,/ })).querySelector('rect');
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(rect?.getAttribute(name)),
    );
    // The map may have moved since, to show it beside its lines.
    const [left = 0, top = 0, scale = 1] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
    expect(left + (x + width / 2) * scale).toBeCloseTo(300, -0.5);
    expect(top + (y + height / 2) * scale).toBeCloseTo(410, -0.5);
    // One goes on writing it at once.
    expect(screen.getAllByRole('textbox', { name: 'Lines of “shed”' }).at(-1)).toHaveFocus();
    await user.keyboard('n c');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await settle();
    expect(text()).toBe('-> cave\n== cave\n-> END\n\n== shed\nn c\n-> END\n');
  });

  test('a place is called as it was typed, whatever its name in ink is', async () => {
    const { user, text, settle } = await show(CAVE);
    await user.click(screen.getByRole('button', { name: 'Add a place' }));
    await user.type(field('Name'), 'The gatekeeper’s lodge');
    expect(screen.getByText('In the text, arrows lead to “The_gatekeepers_lodge”.')).toBeVisible();
    await user.keyboard('{Enter}');
    await settle();
    expect(text()).toBe(`${CAVE}\n== The_gatekeepers_lodge // The gatekeeper’s lodge\n-> END\n`);
    expect(screen.getByText('“The gatekeeper’s lodge” was added.')).toBeVisible();
    await user.click(box(/^The gatekeeper’s lodge,/));
    const lodge = panel('The gatekeeper’s lodge');
    await user.click(within(lodge).getByRole('button', { name: 'Rename' }));
    expect(field('Name')).toHaveValue('The gatekeeper’s lodge');
    await user.clear(field('Name'));
    await user.type(field('Name'), 'The gatekeepers’ lodge{Enter}');
    await settle();
    expect(text()).toContain('== The_gatekeepers_lodge // The gatekeepers’ lodge\n');
    expect(box(/^The gatekeepers’ lodge,/)).toBeVisible();
  });

  test('something is remembered and asked for in a writer’s words, and written as plain ink', async () => {
    const { user, text, settle, write } = await show(
      '-> hall\n=== hall\n+ [Open the gate] -> garden\n=== garden\n-> END\n',
    );
    const press = async (place: string, name: string | RegExp) =>
      user.click(within(panel(place)).getByRole('button', { name }));
    await user.click(box(/^garden,/));
    await press('garden', 'Remember something…');
    await user.type(field('In a few words'), 'has seen the pond');
    expect(screen.getByText('~ has_seen_the_pond = true')).toBeVisible();
    expect(screen.getByText('VAR has_seen_the_pond = false')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await settle();
    expect(text()).toBe(
      'VAR has_seen_the_pond = false\n\n-> hall\n=== hall\n+ [Open the gate] -> garden\n=== garden\n~ has_seen_the_pond = true\n-> END\n',
    );
    await write(text());
    expect(within(panel('garden')).getByText('has seen the pond: yes')).toBeVisible();
    await press('garden', 'Only if…');
    expect(screen.getByText('One choice leads to “garden”.', { exact: false })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'It is' }), 'no');
    expect(screen.getByText('+ {not has_seen_the_pond} [Open the gate] -> garden')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await settle();
    await write(text());
    expect(
      within(panel('garden')).getByText('“Open the gate”, only if has seen the pond: no'),
    ).toBeVisible();
    await user.click(box(/^hall,/));
    expect(within(panel('hall')).getByText('only if has seen the pond: no')).toBeVisible();
    await press('hall', 'Change: only if has seen the pond: no');
    expect(
      screen.getByText(/^If players have no other choice there, the story stops/),
    ).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'garden');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await settle();
    expect(text()).toContain('+ {not garden} [Open the gate]');
    await write(text());
    await press('hall', 'Remove: only if players have not been at “garden”');
    await settle();
    expect(text()).toContain('+ [Open the gate] -> garden');
    expect(box(/^hall,/)).toHaveFocus();
    await write(text());
    await user.click(box(/^garden,/));
    await press('garden', 'Remove: has seen the pond: yes');
    await settle();
    expect(text()).not.toContain('~ has_seen_the_pond');
  });

  test('what leads to a place under a condition, and what leads there always, is said in plain words', async () => {
    const { user } = await show(
      'VAR coins = 0\n-> hall\n=== hall\n* {coins >= 3} [Swim] -> sea\n* {coins == 1} [Sail] -> sea\n- -> sea\n=== sea\n-> END\n',
    );
    await user.click(box(/^sea,/));
    const sea = within(panel('sea'));
    expect(sea.getByRole('heading', { name: 'Choices that lead here:' })).toBeVisible();
    expect(sea.getByText('“Sail”, only if coins is exactly 1')).toBeVisible();
    expect(
      sea.getByRole('button', { name: 'Remove: “Swim”, only if coins is at least 3' }),
    ).toBeVisible();
    await user.click(sea.getByRole('button', { name: 'Only if…' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent(
      '2 choices lead to “sea”. Each of them is offered only if this is so. One other way leads there without a choice, and always does.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(box(/^hall,/));
    await user.click(within(panel('hall')).getByRole('button', { name: 'Only if…' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'One way leads to “hall” without a choice, and always does.',
    );
  });

  test('the list of commands leads to what a story remembers and asks for', async () => {
    const { user, text, workspace, settle } = await show(CAVE);
    act(() => workspace.map.call('ask', 'remember'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Where' }), 'sea');
    await user.type(field('In a few words'), 'coins');
    await user.click(screen.getByRole('radio', { name: 'A number' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await settle();
    expect(text()).toContain('== sea\n~ coins += 1\n');
    act(() => workspace.map.call('ask', 'onlyIf'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Where' }), 'cave');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert')).toHaveTextContent('No choice leads there');
  });

  test('where the map cannot answer a command, no form opens later', async () => {
    engine.reads = false;
    const broken = await show(CAVE);
    act(() => broken.workspace.map.call('ask', 'remember'));
    expect(screen.getByRole('status')).toHaveTextContent('The map cannot be read from this text.');
    engine.reads = true;
    await broken.write(`${CAVE}\n`);
    expect(box(/^sea,/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => broken.workspace.map.call('ask', 'remember'));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('where another tab writes, a command says so, and no form opens later', async () => {
    mockState.isWriter = false;
    const { workspace, write } = await show(CAVE);
    act(() => workspace.map.call('ask', 'onlyIf'));
    expect(screen.getByText('The story cannot be changed here at the moment.')).toBeVisible();
    mockState.isWriter = true;
    await write(CAVE);
    expect(screen.getByRole('button', { name: 'Add a place' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a command that comes while the map is being read is answered then', async () => {
    const map = new CommandBus<MapCommands>();
    map.call('ask', 'remember');
    await show(CAVE, { map });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('what another tool shows on the map is opened there, also where nothing can be written', async () => {
    const map = new CommandBus<MapCommands>();
    map.call('open', 'cave.pool');
    mockState.isWriter = false;
    const { workspace } = await show(CAVE, { map });
    expect(panel('cave.pool')).toBeVisible();
    act(() => workspace.map.call('open', 'sea'));
    expect(within(panel('sea')).getByRole('button', { name: 'Play from here' })).toHaveFocus();
  });

  test('a name that cannot be one says why', async () => {
    const { user, text } = await show(CAVE);
    await user.click(screen.getByRole('button', { name: 'Add a place' }));
    await user.type(field('Name'), 'sea{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('This name is taken. Choose another.');
    expect(text()).toBe(CAVE);
  });

  test('an act is a step of the story, which is undone as its last one', async () => {
    const { user, text, write, history } = await show(CAVE);
    await user.click(box(/^sea,/));
    await user.click(within(panel('sea')).getByRole('button', { name: 'Note and colour' }));
    await user.type(field('Note'), 'Cut?');
    await user.click(screen.getByRole('radio', { name: 'Red' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const after = CAVE.replace('== sea\n', '== sea\n// colour: red\n// Cut?\n');
    expect(text()).toBe(after);
    expect(history.record).toHaveBeenCalledWith({
      before: { source: CAVE, files: {} },
      after: { source: after, files: {} },
    });
    await write(after);
    expect(box(/^sea, .*Red, note: Cut\?/)).toBeVisible();
    act(() => box(/^sea,/).focus());
    history.step.mockImplementation((direction, onStepped) => {
      onStepped?.(direction === 'undo' ? { source: CAVE, files: {} } : null);
    });
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByText('Undone: text of “sea”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(screen.getByText('There is nothing to redo.')).toBeVisible();
    // In the lines of another place, too.
    await user.dblClick(box(/^cave,/));
    await editorOf('cave');
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByText('Undone: text of “sea”.')).toBeVisible();
  });

  test('where places are is undone and done again with what was done, whatever that was', async () => {
    Element.prototype.setPointerCapture = jest.fn();
    const { user, settle, text } = await show(
      '-> hall\n== hall\n+ [Up] -> attic\n== attic\n-> END\n',
      { hasText: true },
    );
    const at = (name: string) =>
      ['x', 'y'].map((side) =>
        Number(
          box(new RegExp(`^${name}, place`))
            .querySelector('rect')
            ?.getAttribute(side),
        ),
      );
    const states: Record<string, number[]>[] = [];
    const look = async () => {
      await settle();
      await settle();
      const names = screen
        .getAllByRole('button', { name: /, place, line/ })
        .map((one) => one.getAttribute('aria-label')?.split(',')[0] ?? '');
      return Object.fromEntries(names.map((name) => [name, at(name)]));
    };
    const note = async () => states.push(await look());
    await note();
    const drag = async (name: string, by: number) => {
      const target = box(new RegExp(`^${name}, place`));
      await user.pointer([
        { keys: '[MouseLeft>]', target, coords: { clientX: 10, clientY: 10 } },
        { target, coords: { clientX: 10 + by, clientY: 10 } },
        { keys: '[/MouseLeft]', target, coords: { clientX: 10 + by, clientY: 10 } },
      ]);
      await note();
    };
    await drag('attic', 120);
    act(() => box(/^attic, place/).focus());
    await user.keyboard('{F2}');
    await user.clear(field('Name'));
    await user.type(field('Name'), 'loft{Enter}');
    await waitFor(() => expect(box(/^loft, place/)).toHaveFocus());
    await note();
    expect(states[2]).toEqual({ hall: states[1]?.hall, loft: states[1]?.attic });
    await user.dblClick(screen.getByRole('application', { name: 'Story map' }));
    await user.type(field('Name'), 'shed{Enter}');
    await user.keyboard('{Escape}');
    await note();
    await drag('loft', -50);
    act(() => box(/^hall, place/).focus());
    await user.keyboard('{Delete}');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await note();
    expect(Object.keys(states[5] ?? {})).toEqual(['loft', 'shed']);
    const written = text();
    for (const _ of ['there', 'and again']) {
      for (const state of states.slice(0, -1).reverse()) {
        await user.click(screen.getByRole('button', { name: 'Undo' }));
        expect(await look()).toEqual(state);
      }
      for (const state of states.slice(1)) {
        await user.click(screen.getByRole('button', { name: 'Redo' }));
        expect(await look()).toEqual(state);
      }
    }
    expect(text()).toBe(written);
  });

  test('the ways of a place are changed and removed', async () => {
    const { user, text, settle } = await show(CAVE);
    await user.click(box(/^cave,/));
    await user.click(
      screen.getByRole('button', { name: 'Change the text of “Swim”: to cave.pool' }),
    );
    await user.clear(field('What players read'));
    await user.type(field('What players read'), 'Dive{Enter}');
    await settle();
    await settle();
    expect(text()).toContain('* [Dive] -> pool\n');
    await user.click(screen.getByRole('button', { name: 'Remove “Sail”: to sea' }));
    expect(text()).not.toContain('Sail');
  });

  test('a choice is changed where it is drawn, with where it leads', async () => {
    const { user, text } = await show(CAVE);
    await user.click(screen.getByText('Sail'));
    await user.clear(field('What players read'));
    await user.type(field('What players read'), 'Row home');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Leads to' }), 'cave');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(text()).toBe(CAVE.replace('[Sail] -> sea', '[Row home] -> cave'));
  });

  test('the map has the words of the language in which the story is played; what is changed is the original', async () => {
    const words = { 'Dark.': 'Dunkel.', Swim: 'Schwimmen', Sail: 'Segeln' };
    const { user, text, settle } = await show(CAVE, {
      german: ({ source, files }) => ({
        files,
        source: Object.entries(words).reduce(
          (story, [own, translated]) => story.replace(own, translated),
          source,
        ),
      }),
    });
    expect(screen.getByText(/^Words in German/)).toBeVisible();
    expect(box(/^cave,/)).toHaveTextContent('Dunkel.');
    await user.click(screen.getByText('Segeln'));
    expect(field('What players read')).toHaveValue('Sail');
    await user.clear(field('What players read'));
    await user.type(field('What players read'), 'Row{Enter}');
    await settle();
    expect(text()).toBe(CAVE.replace('[Sail]', '[Row]'));
    await user.click(box(/^cave,/));
    const change = { name: 'Change the text of “Schwimmen”: to cave.pool' };
    await user.click(screen.getByRole('button', change));
    expect(field('What players read')).toHaveValue('Swim');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(text()).toBe(CAVE.replace('[Sail]', '[Row]'));
    // What nobody has translated yet is shown as it is.
    expect(screen.getByText('Row')).toBeVisible();
  });

  test('what changes moves no place', async () => {
    const { user } = await show('-> a\n== a\n+ [On] -> b\n== b\n+ [On] -> c\n== c\n-> END\n');
    const at = () =>
      ['a', 'b', 'c'].map((name) => {
        const rect = box(new RegExp(`^${name}, place`)).querySelector('rect');
        return ['x', 'y'].map((side) => Math.round(Number(rect?.getAttribute(side))));
      });
    const before = at();
    await user.click(screen.getAllByText('On')[1]!);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Leads to' }), 'a');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(box(/^c, place.*nothing leads here/)).toBeVisible());
    expect(at()).toEqual(before);
  });

  test('what leads to a place is told before it is deleted', async () => {
    const { user, text } = await show(CAVE);
    act(() => box(/^sea,/).focus());
    await user.keyboard('{Delete}');
    const dialog = screen.getByRole('dialog', { name: 'Delete “sea”' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
    await user.selectOptions(within(dialog).getByRole('combobox'), 'cave');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(text()).toBe(
      '-> cave\n== cave\nDark.\n* [Swim] -> pool\n* [Sail] -> cave\n= pool\n-> cave\n',
    );
  });

  test('a place that an arrow names is created', async () => {
    const { user, text } = await show('-> cave\n== cave\n-> kitchen\n');
    await user.click(box(/^kitchen, does not exist/));
    await user.click(screen.getByRole('button', { name: 'Create “kitchen”' }));
    expect(text()).toBe('-> cave\n== cave\n-> kitchen\n\n== kitchen\n-> END\n');
    // Who creates it writes it next.
    const lines = screen.getByRole('textbox', { name: 'Lines of “kitchen”' });
    expect(lines).toHaveFocus();
    await user.keyboard('Warm.');
    expect(text()).toBe('-> cave\n== cave\n-> kitchen\n\n== kitchen\nWarm.\n-> END\n');
  });

  test('a place plays from its panel, in the list as well', async () => {
    const { user, workspace } = await show(CAVE);
    await user.click(screen.getByRole('radio', { name: 'List' }));
    await user.click(screen.getByRole('button', { name: 'What to do with “cave.pool”' }));
    await user.click(within(panel('cave.pool')).getByRole('button', { name: 'Play from here' }));
    expect(workspace.playFrom).toHaveBeenCalledWith({ moves: [{ goTo: 'cave.pool' }], seed: 1 });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'What to do with “cave.pool”' })).toHaveFocus();
  });

  test('what is typed goes into the place that is open, also while its editor loads', async () => {
    const { user, text, settle, write } = await show(CAVE);
    let load = (): void => undefined;
    mockLoading = new Promise((resolve) => {
      load = resolve;
    });
    /** The editor, or the plain field that it takes the place of. */
    const lines = (name: string) =>
      screen.getAllByRole('textbox', { name: `Lines of “${name}”` }).at(-1)!;
    await user.dblClick(box(/^sea,/));
    expect(lines('sea')).toHaveFocus();
    await user.keyboard('n c{Delete}{ArrowRight}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(text()).toBe(CAVE.replace('== sea\n', '== sea\nn c'));
    load();
    expect(await editorOf('sea')).toHaveFocus();
    const view = EditorView.findFromDOM(lines('sea'));
    expect(view?.state.selection.main.head).toBe(text().indexOf('n c') + 'n c-'.length);
    await write(text());
    // Its second click lands where the first has opened something already.
    await user.dblClick(box(/^cave,/));
    await settle();
    expect(lines('cave')).toHaveFocus();
    await editorOf('cave');
    await user.dblClick(box(/^cave,/));
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(lines('cave')).toHaveFocus();
    // By keys, one gets to the map nevertheless; there they belong to what is open.
    act(() => box(/^pool,/).focus());
    await user.keyboard('n');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(lines('cave')).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'List' }));
    await user.click(screen.getByRole('button', { name: 'What to do with “cave.pool”' }));
    await user.click(screen.getByRole('button', { name: 'Write here' }));
    await user.click(screen.getByRole('button', { name: 'What to do with “sea”' }));
    await waitFor(() => expect(lines('sea')).toHaveFocus());
  });

  test('keys act where one has clicked: on a place, and on the paper', async () => {
    const { user } = await show(CAVE);
    await user.click(box(/^cave,/));
    expect(box(/^cave,/)).toHaveFocus();
    expect(panel('cave')).toBeVisible();
    await user.keyboard('{ArrowUp}');
    expect(box(/^Beginning/)).toHaveFocus();
    expect(panel('Beginning')).toBeVisible();
    await user.keyboard('{ArrowDown} ');
    expect(within(panel('cave')).getByRole('button', { name: 'Write here' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(box(/^cave,/)).toHaveFocus();
    await user.click(box(/^sea,/));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: /^What to do/ })).not.toBeInTheDocument();
    expect(box(/^sea,/)).toHaveFocus();
    const map = screen.getByRole('application', { name: 'Story map' });
    const view = () => map.querySelector('g')?.getAttribute('transform');
    await user.click(box(/^sea,/));
    await user.click(map);
    expect(screen.queryByRole('region', { name: /^What to do/ })).not.toBeInTheDocument();
    for (const key of ['+', '-', '{ArrowLeft}', '0']) {
      const before = view();
      await user.keyboard(key);
      expect([key, view()]).not.toEqual([key, before]);
    }
    await user.keyboard('n');
    expect(screen.getByRole('dialog', { name: 'A new place' })).toBeVisible();
  });

  test('a panel stands beside its place, is no hindrance to what is drawn, and moves the map as it opens', async () => {
    const { user, settle } = await show(CAVE);
    Element.prototype.setPointerCapture = jest.fn();
    document.elementFromPoint = () => null;
    // The map is 600 × 500 pixels, with the place below its middle.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(
      this: Element,
    ) {
      if (this.matches('[data-selected]')) return new DOMRect(100, 260, 80, 40);
      if (!this.matches('[data-cover]')) return new DOMRect(0, 0, 600, 500);
      const height = this.matches('[data-written]') ? 375 : 200;
      return new DOMRect(8, this.matches('[data-above]') ? 8 : 492 - height, 400, height);
    });
    const map = screen.getByRole('application', { name: 'Story map' });
    const view = () => map.querySelector('g')?.getAttribute('transform');
    const before = view();
    await user.click(box(/^cave,/));
    expect(panel('cave')).toHaveStyle({ '--room': '244px' });
    // A second click may follow.
    expect(view()).toBe(before);
    await user.pointer([
      {
        keys: '[MouseLeft>]',
        target: document.querySelector('[data-handle="place cave"]')!,
        coords: { clientX: 140, clientY: 240 },
      },
      { target: map, coords: { clientX: 300, clientY: 400 } },
    ]);
    expect(map.parentElement).toHaveAttribute('data-dragged');
    await user.pointer({
      keys: '[/MouseLeft]',
      target: map,
      coords: { clientX: 300, clientY: 400 },
    });
    expect(map.parentElement).not.toHaveAttribute('data-dragged');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(within(panel('cave')).getByRole('button', { name: 'Write here' }));
    await settle();
    const [x = 0, y = 0, scale = 1] = (view()?.match(/-?[\d.]+/g) ?? []).map(Number);
    const rect = box(/^cave,/).querySelector('rect');
    const left = Number(rect?.getAttribute('x')) * scale + x;
    const top = Number(rect?.getAttribute('y')) * scale + y;
    // Beside the lines, or below them.
    expect([left > 408 || top > 383, left < 600, top < 500]).toEqual([true, true, true]);
    jest.restoreAllMocks();
  });

  test('what is inserted into the text goes where one wrote on the map, and says so', async () => {
    const { user, text, settle, workspace } = await show(CAVE, { hasText: true });
    const write = async (name: string, words: string) => {
      await user.dblClick(box(new RegExp(`^${name},`)));
      const view = EditorView.findFromDOM(await editorOf(name));
      act(() => view?.dispatch(view.state.replaceSelection(words), { userEvent: 'input.type' }));
    };
    await write('sea', 'Waves.');
    await user.keyboard('{Escape}');
    act(() => workspace.insert('# IMAGE: sea.png'));
    await settle();
    expect(text()).toContain('== sea\nWaves.\n# IMAGE: sea.png\n-> END');
    expect(screen.getByText('Inserted in “sea”, line 10, above “-> END”.')).toBeVisible();
    // While its lines are still open.
    await write('cave', ' It is cold.');
    act(() => workspace.insert('# IMAGE: cave.png'));
    await settle();
    expect(text()).toContain('Dark. It is cold.\n# IMAGE: cave.png\n* [Swim]');
  });

  test('what is in a place is written on the map, above its ways and below its name, which stays', async () => {
    const { user, text, history } = await show(CAVE);
    act(() => box(/^sea,/).focus());
    await user.keyboard('{Enter}');
    const lines = await editorOf('sea');
    await waitFor(() => expect(lines).toHaveFocus());
    expect(lines).toHaveTextContent(/^-> END$/);
    const view = EditorView.findFromDOM(lines);
    const type = (from: number, insert: string) =>
      act(() => view?.dispatch({ changes: { from, insert }, userEvent: 'input.type' }));
    // The line that was made for it.
    type(CAVE.indexOf('-> END'), 'Waves.');
    expect(text()).toBe(CAVE.replace('-> END', 'Waves.\n-> END'));
    expect(history.record).toHaveBeenCalledWith(expect.objectContaining({ isTyped: true }));
    type(CAVE.indexOf('sea\n-> END'), 'deep_');
    expect(text()).toContain('== sea\nWaves.');
    type(text().indexOf('-> END') + 6, '\n== isle\nSand.');
    expect(screen.getByText('Another place begins in these lines: “isle”.')).toBeVisible();
    await user.keyboard('{Escape}');
    // The map waits for a pause.
    await waitFor(() => expect(box(/^sea, place/)).toHaveFocus(), { timeout: 5000 });
  });

  test('what is written elsewhere comes into the lines that are open, which close with their place', async () => {
    const { user, write } = await show(CAVE);
    act(() => box(/^sea,/).focus());
    await user.keyboard('{Enter}');
    const lines = await editorOf('sea');
    await write(CAVE.replace('Dark.', 'Dark and wet.').replace('== sea', '== sea\nWaves.'));
    expect(lines).toHaveTextContent(/^Waves\.-> END$/);
    await write(CAVE.slice(0, CAVE.indexOf('== sea')));
    expect(screen.queryByRole('textbox', { name: /^Lines/ })).not.toBeInTheDocument();
  });

  test('reading the lines of a place changes nothing; a choice takes the place of its end', async () => {
    const { user, text, settle, history } = await show(CAVE);
    const open = async (): Promise<HTMLElement> => {
      await user.dblClick(box(/^sea,/));
      return editorOf('sea');
    };
    await open();
    await user.keyboard('{Escape}');
    expect(text()).toBe(CAVE);
    expect(history.record).not.toHaveBeenCalled();
    const view = EditorView.findFromDOM(await open());
    const changes = { from: CAVE.indexOf('-> END'), insert: '+ [Dive] -> cave' };
    act(() => view?.dispatch({ changes, userEvent: 'input.type' }));
    expect(text()).toBe(CAVE.replace('-> END', '+ [Dive] -> cave\n-> END'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await settle();
    expect(text()).toBe(CAVE.replace('-> END', '+ [Dive] -> cave'));
  });

  test('a place is split at the cursor, as one step', async () => {
    const { user, text, history } = await show(CAVE.replace('Dark.', 'Dark.\nDeep.'));
    act(() => box(/^cave,/).focus());
    await user.keyboard('{Enter}');
    const lines = await editorOf('cave');
    const view = EditorView.findFromDOM(lines);
    act(() => view?.dispatch({ selection: { anchor: CAVE.indexOf('Dark.') + 5 } }));
    await user.click(screen.getByRole('button', { name: 'Split here' }));
    await user.type(
      await screen.findByRole('textbox', { name: 'Name of the new place' }),
      'lake{Enter}',
    );
    expect(text()).toContain('Dark.\n-> lake\n\n= lake\nDeep.\n* [Swim]');
    expect(history.record).toHaveBeenCalledTimes(1);
    expect(screen.getByText('“cave” now leads to “lake”.')).toBeVisible();
    expect(lines).toHaveTextContent(/^Dark\.-> lake$/);
  });

  test('the keys of the map work in the panel of a place as well', async () => {
    const { user } = await show(CAVE);
    await user.click(box(/^sea,/));
    expect(within(panel('sea')).queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    await user.keyboard('{F2}');
    expect(field('Name')).toHaveValue('sea');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(box(/^sea,/));
    await user.keyboard('{Delete}');
    expect(screen.getByRole('heading', { name: 'Delete “sea”' })).toBeVisible();
  });

  test('a test begins at a place', async () => {
    const { user, workspace } = await show(CAVE);
    await user.click(box(/^sea,/));
    await user.click(within(panel('sea')).getByRole('button', { name: 'Test from here' }));
    expect(workspace.testFrom).toHaveBeenCalledWith('sea');
  });

  test('nothing is written while another tab writes', async () => {
    mockState.isWriter = false;
    const { user } = await show(CAVE);
    expect(screen.queryByRole('button', { name: 'Add a place' })).not.toBeInTheDocument();
    await user.click(box(/^sea,/));
    expect(within(panel('sea')).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  describe('several places', () => {
    const at = (name: RegExp): [number, number] => {
      const rect = box(name).querySelector('rect');
      return [Number(rect?.getAttribute('x')), Number(rect?.getAttribute('y'))];
    };
    const moved = (before: number[], after: number[]): number[] =>
      after.map((value, index) => 5 * Math.round((value - (before[index] ?? 0)) / 5));
    beforeEach(() => {
      Element.prototype.setPointerCapture = jest.fn();
    });

    test('are selected by clicks with Shift or Ctrl, and dragged together, as one step', async () => {
      const { user, history } = await show(CAVE);
      const before = [/^sea,/, /^pool,/, /^cave,/].map(at);
      await user.click(box(/^sea,/));
      await user.keyboard('{Control>}');
      await user.click(box(/^pool,/));
      await user.keyboard('{/Control}');
      expect(screen.queryByRole('region', { name: /^What to do/ })).not.toBeInTheDocument();
      expect(box(/^sea,/)).toHaveAttribute('aria-pressed', 'true');
      expect(box(/^pool,/)).toHaveAttribute('aria-pressed', 'true');
      expect(box(/^cave,/)).toHaveAttribute('aria-pressed', 'false');
      expect(screen.getByText(/^2 places selected\./)).toBeVisible();
      const target = box(/^pool,/);
      await user.pointer([
        { keys: '[MouseLeft>]', target, coords: { clientX: 10, clientY: 10 } },
        { target, coords: { clientX: 50, clientY: 30 } },
        { keys: '[/MouseLeft]', target, coords: { clientX: 50, clientY: 30 } },
      ]);
      await waitFor(() => expect(at(/^sea,/)).not.toEqual(before[0]));
      const [sea, pool, cave] = [/^sea,/, /^pool,/, /^cave,/].map((name, index) =>
        moved(before[index] ?? [], at(name)),
      );
      expect(sea).toEqual(pool);
      expect(cave).toEqual([0, 0]);
      expect(screen.getByText('2 places moved.')).toBeVisible();
      const own = history.remember.mock.calls;
      expect(own).toHaveLength(1);
      act(() => own[0]?.[0].undo());
      await waitFor(() => expect(at(/^sea,/)).toEqual(before[0]));
      expect(at(/^pool,/)).toEqual(before[1]);
    });

    test('are selected and moved by keys, and let go', async () => {
      const { user } = await show(CAVE);
      act(() => box(/^sea,/).focus());
      await user.keyboard('{Shift>} {/Shift}');
      act(() => box(/^cave,/).focus());
      await user.keyboard('{Shift>} {/Shift}');
      const before = [/^sea,/, /^cave,/, /^pool,/].map(at);
      await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await waitFor(() => expect(at(/^cave,/)).not.toEqual(before[1]));
      expect(
        [/^sea,/, /^cave,/, /^pool,/].map((name, index) => moved(before[index] ?? [], at(name))),
      ).toEqual([
        [20, 0],
        [20, 0],
        [0, 0],
      ]);
      await user.keyboard('{Escape}');
      expect(box(/^sea,/)).not.toHaveAttribute('aria-pressed');
      await user.keyboard('{Control>}a{/Control}');
      expect(screen.getByText(/^4 places selected\./)).toBeVisible();
      await user.keyboard('{Delete}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(
        screen.getByText(/^Only one place at a time can be renamed or deleted\./),
      ).toBeVisible();
    });

    test('are selected by a band that is drawn with Shift on the paper', async () => {
      const { user } = await show(CAVE);
      const target = screen.getByRole('application');
      await user.keyboard('{Shift>}');
      await user.pointer([
        { keys: '[MouseLeft>]', target, coords: { clientX: 0, clientY: 0 } },
        { target, coords: { clientX: 600, clientY: 500 } },
        { keys: '[/MouseLeft]', target, coords: { clientX: 600, clientY: 500 } },
      ]);
      await user.keyboard('{/Shift}');
      expect(screen.getByText(/^4 places selected\./)).toBeVisible();
      await user.click(target);
      expect(screen.queryByText(/places selected/)).not.toBeInTheDocument();
    });
  });

  test('keys are for the place that has the focus, not for the one below the pointer', async () => {
    const { user } = await show(CAVE);
    act(() => box(/^sea,/).focus());
    await user.hover(box(/^cave,/));
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('textbox', { name: 'Lines of “sea”' }).at(-1)).toHaveFocus();
  });

  test('the map does not stick to a pointer that was let go over something else', async () => {
    Element.prototype.setPointerCapture = jest.fn();
    const { user } = await show(CAVE);
    const target = screen.getByRole('application');
    const view = () => target.querySelector('g')?.getAttribute('transform');
    const before = view();
    await user.pointer([
      { keys: '[MouseLeft>]', target, coords: { clientX: 10, clientY: 10 } },
      { target: document.body },
      { keys: '[/MouseLeft]', target: document.body },
      { target, coords: { clientX: 90, clientY: 90 } },
      { target, coords: { clientX: 190, clientY: 190 } },
    ]);
    expect(view()).toBe(before);
  });

  test('a finger pans, and moves a place that it rests on first', async () => {
    Element.prototype.setPointerCapture = jest.fn();
    const { user } = await show(CAVE);
    const map = screen.getByRole('application');
    const transform = () => map.querySelector('g')?.getAttribute('transform');
    const left = () => Number(box(/^sea,/).querySelector('rect')?.getAttribute('x'));
    const [view, before] = [transform(), left()];
    const target = box(/^sea,/);
    const drag = async (rests: boolean) => {
      await user.pointer({ keys: '[TouchA>]', target, coords: { clientX: 10, clientY: 10 } });
      if (rests) await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
      await user.pointer([
        { pointerName: 'TouchA', target, coords: { clientX: 60, clientY: 10 } },
        { keys: '[/TouchA]', target, coords: { clientX: 60, clientY: 10 } },
      ]);
    };
    await drag(false);
    expect(left()).toBe(before);
    expect(transform()).not.toBe(view);
    await drag(true);
    await waitFor(() => expect(left()).toBeGreaterThan(before + 20));
  });

  test('a place that is searched for is selected and readable, and Enter leads to it', async () => {
    const knots = Array.from({ length: 40 }, (_, index) => `== k${index}\n-> k${index + 1}\n`);
    const { user } = await show(`-> k0\n${knots.join('')}== k40\n-> END\n`);
    const scale = () =>
      Number(
        /scale\((.*)\)/.exec(
          screen.getByRole('application').querySelector('g')?.getAttribute('transform') ?? '',
        )?.[1],
      );
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(scale()).toBeLessThan(0.5);
    await user.type(screen.getByRole('searchbox'), 'k17');
    expect(scale()).toBeGreaterThanOrEqual(0.9);
    expect(box(/^k17,/)).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Enter}');
    expect(box(/^k17,/)).toHaveFocus();
  });
});
