import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeWorkspace, idleEngine } from '../../../testing/fake-workspace';
import { translatedTable } from '../../../testing/translated-table';
import { CommandBus } from '../../base/browser/command-bus';
import type { StoryProgram } from '../../ink/story/story-program';
import type { OfferedLanguage } from '../download/game-languages';
import type { EditorCommands } from '../editor/ink-editor-content';
import { OpenStoryProvider } from '../editor/open-story';
import { emptyView } from '../player/engine/empty-view';
import type { Move } from '../player/engine/game-view';
import { createMemoryStorage } from '../projects/store/memory-storage';
import { changeExtras } from '../projects/store/project-extras';
import { ExtrasProvider } from '../projects/use-extras';
import { TestsTool } from './TestsTool';
import { NotePlacer } from './notes/NotePlacer';
import { answerSameGame, type SameGameQuestion } from './worker/answer-same-game';
import { answerTests } from './worker/answer-tests';
import type { TestAnswer, TestRequest } from './worker/protocol';

/** What a message is after it was sent. */
const copyOf = <T,>(message: T): T => JSON.parse(JSON.stringify(message)) as T;

/** The worker’s work, done in the page; after `terminate` it says nothing more. */
class FakeWorker extends EventTarget {
  /** How many of the next ones are lost with their first request. */
  static losses = 0;
  /** What waits to be answered, where a test decides when; null where all is answered at once. */
  static held: (() => void)[] | null = null;
  private isTerminated = false;
  private readonly onRequest = answerTests((answer) => this.answer(answer));

  postMessage(request: TestRequest | ({ type: 'same-game'; id: number } & SameGameQuestion)): void {
    if (request.type === 'same-game') {
      const answer = { id: request.id, answer: answerSameGame(copyOf(request)) };
      void Promise.resolve().then(() => this.answer(answer));
    } else if (FakeWorker.losses > 0) {
      FakeWorker.losses -= 1;
      act(() => void this.dispatchEvent(new ErrorEvent('error')));
    } else if (FakeWorker.held === null) this.onRequest(copyOf(request));
    else FakeWorker.held.push(() => this.onRequest(copyOf(request)));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  private answer(answer: TestAnswer | { id: number; answer: object }): void {
    if (this.isTerminated) return;
    act(() => {
      this.dispatchEvent(new MessageEvent('message', { data: copyOf(answer) }));
    });
  }
}

let project: { id: string } | null = null;
const mockManager = {
  storage: { ...createMemoryStorage(), isLasting: true },
  makeOwn: () => Promise.resolve((project ??= { id: 'first' }).id),
};
jest.mock('../projects/store/use-project-manager', () => ({
  useOpenProject: () => ({ manager: mockManager, state: { project } }),
}));

/** The translations of the project. */
let mockOffered: readonly OfferedLanguage[] = [];
const mockLanguages = {
  choose: jest.fn(),
  translate: ({ source, files }: StoryProgram, code: string) =>
    code === 'de' ? { source: source.replace('Dark.', 'Dunkel.'), files } : null,
};
jest.mock('../translations/use-story-languages', () => ({
  usePlayedLanguages: () => ({
    ...mockLanguages,
    codes: mockOffered.map(({ code }) => code),
    offer: () => mockOffered,
  }),
}));

jest.mock('./worker/make-tests-worker', () => ({ makeTestsWorker: () => new FakeWorker() }));

// The stories are really played, which takes its time on a busy machine.
jest.setTimeout(60_000);

const story = `A room.
+ [Door] Out. -> END
+ [Hole] -> hole
=== hole
Dark.
=== attic
Dust.
-> END
`;

const programOf = (source: string): StoryProgram => ({ source, files: {} });

function toolFor(program: StoryProgram, moves: Move[] = []) {
  const calls = {
    workspace: fakeWorkspace(),
    editor: new CommandBus<EditorCommands>(),
    onChange: jest.fn(),
    onMarkLines: jest.fn(),
  };
  const draw = (shown: StoryProgram) => (
    <ExtrasProvider>
      <OpenStoryProvider program={shown} onChange={calls.onChange} editor={calls.editor}>
        <TestsTool
          engine={idleEngine}
          view={{ ...emptyView('game', []), moves, seed: 3 }}
          isShown
          played={shown}
          language={null}
          workspace={calls.workspace}
          onMarkLines={calls.onMarkLines}
        />
      </OpenStoryProvider>
    </ExtrasProvider>
  );
  const { rerender } = render(draw(program));
  return { calls, edit: (source: string) => rerender(draw(programOf(source))) };
}

async function run(): Promise<void> {
  await userEvent.selectOptions(screen.getByLabelText('Plays'), '100');
  await userEvent.click(screen.getByRole('button', { name: /^Run/ }));
  await screen.findByRole('button', { name: 'Run again' }, { timeout: 30_000 });
}

beforeEach(() => {
  project = null;
  mockOffered = [];
  mockLanguages.choose.mockClear();
  mockManager.storage = { ...createMemoryStorage(), isLasting: true };
});

test('tests whose worker is lost begin anew, three times', async () => {
  FakeWorker.losses = 2;
  toolFor(programOf(story));
  await run();
  expect(screen.getByText(/^100 plays: /)).toBeVisible();
  FakeWorker.losses = 3;
  await run();
  expect(screen.getByRole('alert')).toHaveTextContent('The tests crashed 3 times');
});

test('all languages are played beside the original', async () => {
  const program = programOf('A room.\n* [Door] -> END\n* [Window] -> END\n');
  const language = (code: string, texts: Record<string, string>): OfferedLanguage => ({
    code,
    done: 0,
    total: 0,
    program: () => program,
    table: translatedTable(code, program, texts),
  });
  mockOffered = [
    language('de', { 'A room.': 'Ein Zimmer.', '[Door]': '[Tür]', '[Window]': '[Fenster]' }),
    language('en', {}),
    language('fr', { 'A room.': 'Une chambre.', '[Door]': `[${'Porte et '.repeat(20)}]` }),
  ];
  project = { id: 'first' };
  await changeExtras(mockManager.storage, 'first', (all) => ({
    ...all,
    config: { language: 'en' },
  }));
  const { calls } = toolFor(program);
  await run();
  const german = await screen.findByRole('region', { name: 'Deutsch' });
  expect(await within(german).findByText(/^The same game: 100 plays/)).toBeVisible();
  expect(within(german).queryByRole('listitem')).toBeNull();

  expect(screen.queryByRole('region', { name: 'English' })).toBeNull();
  const french = screen.getByRole('region', { name: 'Français' });
  expect(await within(french).findByText(/^The same game: 100 plays/)).toBeVisible();
  expect(
    within(french)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Line 3 [Window]Go there', 'Line 2 [Door]Go there']);
  await userEvent.click(within(french).getByRole('button', { name: 'Go there: [Window]' }));
  expect(mockLanguages.choose).toHaveBeenLastCalledWith('fr');
  expect(calls.workspace.playFrom).toHaveBeenLastCalledWith({ moves: [], seed: 1 });
});

test('plays begin at a place, as it is asked for', async () => {
  const { calls } = toolFor(programOf(story));
  await userEvent.selectOptions(screen.getByLabelText('Plays'), '100');
  act(() => calls.workspace.tests.call('runFrom', 'hole'));
  await screen.findByRole('button', { name: 'Run again' }, { timeout: 30_000 });
  expect(screen.getByText(/^100 plays: .* These plays began at hole\.$/)).toBeVisible();
  const start = screen.getByRole('combobox', { name: 'Start at' });
  expect(start).toHaveValue('hole');
  expect(start).toHaveAccessibleDescription(/^Each play begins as the story does/);
  expect([...start.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Beginning',
    'hole',
    'attic',
  ]);
});

test('tests the story, and says first what it found', async () => {
  const { calls } = toolFor(programOf(story));
  await run();
  expect(
    screen.getByText('100 plays: one ending, one dead end, two lines never reached.'),
  ).toBeVisible();
  const wrong = screen.getByRole('region', { name: /Problems found/ });
  await userEvent.click(within(wrong).getByRole('button', { name: 'Line 5' }));
  expect(calls.workspace.goTo).toHaveBeenCalledWith(null, 5);
  await userEvent.click(within(wrong).getByRole('button', { name: 'Go there: Line 5' }));
  expect(calls.workspace.playFrom).toHaveBeenCalledWith(expect.objectContaining({ moves: [1] }));
  expect(screen.getByRole('region', { name: /Endings/ })).toHaveTextContent('“Out.”');
  expect(screen.getByRole('region', { name: /Never visited/ })).toHaveTextContent('Place attic');
  expect(calls.onMarkLines).toHaveBeenLastCalledWith({
    label: 'Never reached by the tests',
    lines: [
      { file: null, line: 7 },
      { file: null, line: 8 },
    ],
  });
});

test('names shuffles of which one decides what the other shows', async () => {
  const { calls } = toolFor(programOf('{~heads|tails} {~heads|tails}\n{~red|white} -> END\n'));
  await run();
  const locked = screen.getByRole('region', { name: /^Shuffles that move together/ });
  expect(locked).toHaveTextContent(
    'Line 1 Line 2 Three shuffles of two alternatives each: what the first one shows decides what the others show.',
  );
  expect(within(locked).getByRole('link', { name: 'What helps' })).toHaveAttribute(
    'href',
    '/docs/ink-basics/variables/#shuffles',
  );
  await userEvent.click(within(locked).getByRole('button', { name: 'Line 2' }));
  expect(calls.workspace.goTo).toHaveBeenCalledWith(null, 2);
});

test('a note of a tester stands at its line, is played, pinned and done', async () => {
  project = { id: 'first' };
  const note = {
    id: 'n1',
    text: 'Too dark.',
    by: 'Anna',
    seed: 3,
    steps: [{ move: 1, label: 'Hole' }],
    seen: ['Dark.'],
  };
  await changeExtras(mockManager.storage, 'first', (all) => ({ ...all, testerNotes: [note] }));
  const { calls } = toolFor(programOf(story));
  const onPlaced = jest.fn();
  const text = programOf(story);
  render(
    <ExtrasProvider>
      <OpenStoryProvider program={text} onChange={calls.onChange} editor={calls.editor}>
        <NotePlacer notes={[note]} workspace={calls.workspace} onPlaced={onPlaced} />
      </OpenStoryProvider>
    </ExtrasProvider>,
  );
  const notes = await screen.findByRole('region', { name: /Notes by testers/ });
  expect(notes).toHaveTextContent('Too dark. – Anna');
  await userEvent.click(
    await within(notes).findByRole('button', { name: 'Line 5' }, { timeout: 30_000 }),
  );
  expect(calls.workspace.goTo).toHaveBeenCalledWith(null, 5);
  expect(onPlaced).toHaveBeenLastCalledWith(
    expect.objectContaining({
      program: text,
      notes: [{ file: null, line: 5, id: 'n1', text: 'Too dark.' }],
    }),
  );
  await userEvent.click(within(notes).getByRole('button', { name: 'Go there: Too dark.' }));
  expect(calls.workspace.playFrom).toHaveBeenCalledWith({ moves: [1], seed: 3 });
  await userEvent.click(within(notes).getByRole('button', { name: 'Pin this play: Too dark.' }));
  const pins = screen.getByRole('region', { name: /Pinned plays/ });
  expect(await within(pins).findByText('“Dark.”')).toBeVisible();
  await userEvent.click(within(notes).getByRole('button', { name: 'Done, remove: Too dark.' }));
  expect(within(notes).queryByText(/Too dark/)).not.toBeInTheDocument();
  const undo = within(notes).getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(await within(notes).findByText(/Too dark/)).toBeVisible();
  expect(within(notes).getByRole('button', { name: 'Line 5' })).toHaveFocus();
});

test('a note in another language is played again in that, and stands at the line of the original', async () => {
  project = { id: 'first' };
  const way = { by: '', seed: 3, steps: [{ move: 1, label: 'Hole' }] };
  const notes = [
    { ...way, id: 'n1', text: 'Zu dunkel.', seen: ['Dunkel.'], language: 'de' },
    { ...way, id: 'n2', text: 'Too dark.', seen: ['Dark.'] },
  ];
  await changeExtras(mockManager.storage, 'first', (all) => ({ ...all, testerNotes: notes }));
  const { calls } = toolFor(programOf(story));
  render(
    <ExtrasProvider>
      <OpenStoryProvider program={programOf(story)} onChange={calls.onChange} editor={calls.editor}>
        <NotePlacer notes={notes} workspace={calls.workspace} onPlaced={jest.fn()} />
      </OpenStoryProvider>
    </ExtrasProvider>,
  );
  const section = await screen.findByRole('region', { name: /Notes by testers/ });
  expect(within(section).getByText('(played in German)')).toBeVisible();
  const same = { name: 'Line 5' };
  await waitFor(() => expect(within(section).getAllByRole('button', same)).toHaveLength(2), {
    timeout: 30_000,
  });
  expect(within(section).getAllByText(/The text is as the tester saw it/)).toHaveLength(2);
  await userEvent.click(within(section).getByRole('button', { name: 'Go there: Too dark.' }));
  expect(mockLanguages.choose).not.toHaveBeenCalled();
  await userEvent.click(within(section).getByRole('button', { name: 'Go there: Zu dunkel.' }));
  expect(mockLanguages.choose).toHaveBeenCalledWith('de');
  expect(calls.workspace.playFrom).toHaveBeenLastCalledWith({ moves: [1], seed: 3 });
});

test('whatever a tester writes is shown as text', async () => {
  project = { id: 'first' };
  const hostile =
    '<img src=x onerror="alert(1)"><script>alert(1)</script>[url=javascript:alert(1)]x[/url]';
  const note = { id: '__proto__', text: hostile, by: hostile.slice(0, 60), seed: 1, steps: [] };
  const notes = [{ ...note, seen: ['[img]javascript:alert(1)[/img] A room.', hostile] }];
  await changeExtras(mockManager.storage, 'first', (all) => ({ ...all, testerNotes: notes }));
  const { calls } = toolFor(programOf(story));
  const onPlaced = jest.fn();
  render(
    <ExtrasProvider>
      <OpenStoryProvider program={programOf(story)} onChange={calls.onChange} editor={calls.editor}>
        <NotePlacer notes={notes} workspace={calls.workspace} onPlaced={onPlaced} />
      </OpenStoryProvider>
    </ExtrasProvider>,
  );
  const section = await screen.findByRole('region', { name: /Notes by testers/ });
  expect(section).toHaveTextContent(hostile);
  await waitFor(() => expect(section).toHaveTextContent('The text here has changed since.'), {
    timeout: 30_000,
  });
  expect(section.querySelector('img, script, a')).toBeNull();
});

test('says that the results are of an older text, and tests the new one', async () => {
  const { edit } = toolFor(programOf(story));
  await run();
  expect(screen.queryByText(/older text/)).not.toBeInTheDocument();
  edit(story.replace('Dark.', 'Dark. -> END'));
  expect(screen.getByText('These results are for an older text.')).toBeVisible();
  await run();
  expect(screen.queryByText(/older text/)).not.toBeInTheDocument();
  expect(screen.getByText('None so far.')).toBeVisible();
});

test('pauses, goes on, and stops with what it has', async () => {
  toolFor(programOf(story));
  await userEvent.selectOptions(screen.getByLabelText('Plays'), '100000');
  await userEvent.click(screen.getByRole('button', { name: 'Run the tests' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  const bar = screen.getByRole('progressbar', { name: 'Progress of the tests' });
  await waitFor(() => expect(bar).not.toHaveValue(0), { timeout: 20_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByText('Stopped.')).toBeVisible();
  expect(screen.getByText(/^[\d,]+ plays: one ending/)).toBeVisible();
});

test('says why a story cannot be tested', async () => {
  const { calls } = toolFor(programOf('-> nowhere'));
  await userEvent.click(screen.getByRole('button', { name: 'Run the tests' }));
  expect(await screen.findByRole('alert', {}, { timeout: 20_000 })).toHaveTextContent('nowhere');
  await userEvent.click(screen.getByRole('button', { name: 'Line 1' }));
  expect(calls.workspace.goTo).toHaveBeenCalledWith(null, 1);
});

test('a pinned play shows what changed in its text, until the new text is accepted', async () => {
  const { edit, calls } = toolFor(programOf(story), [0]);
  await userEvent.click(screen.getByRole('button', { name: 'Pin this play' }));
  const pins = screen.getByRole('region', { name: /Pinned plays/ });
  expect(await within(pins).findByText('“Out.”', {}, { timeout: 20_000 })).toBeVisible();
  expect(await within(pins).findByText('As it was.', {}, { timeout: 20_000 })).toBeVisible();
  // A new choice before it does not confuse the recorded one.
  edit(story.replace('+ [Door] Out.', '+ [Window] -> END\n+ [Door] Outside.'));
  expect(
    await within(pins).findByText('One line gone, one line new.', {}, { timeout: 20_000 }),
  ).toBeVisible();
  expect(within(pins).getByText('Outside.')).toBeVisible();
  await userEvent.click(within(pins).getByRole('button', { name: /^Play it/ }));
  expect(calls.workspace.playFrom).toHaveBeenCalledWith({ moves: [1], seed: 3 });
  await userEvent.click(within(pins).getByRole('button', { name: 'Accept the new text' }));
  expect(await within(pins).findByText('As it was.', {}, { timeout: 20_000 })).toBeVisible();
  await userEvent.click(within(pins).getByRole('button', { name: /^Unpin/ }));
  expect(within(pins).queryByText('As it was.')).not.toBeInTheDocument();
  await userEvent.click(within(pins).getByRole('button', { name: 'Undo' }));
  expect(await within(pins).findByText('As it was.', {}, { timeout: 20_000 })).toBeVisible();
});

test('plays pinned while others are replayed are all kept', async () => {
  const { edit } = toolFor(programOf(story), [0]);
  const pin = () => userEvent.click(screen.getByRole('button', { name: 'Pin this play' }));
  await pin();
  await screen.findByText('As it was.', {}, { timeout: 20_000 });
  const held: (() => void)[] = [];
  FakeWorker.held = held;
  edit(`${story}// Later.\n`);
  await pin();
  await pin();
  // The two, and the replay of the first in the new text.
  await waitFor(() => expect(held).toHaveLength(3), { timeout: 20_000 });
  FakeWorker.held = null;
  for (const answer of held) answer();
  await waitFor(() => expect(screen.getAllByText('“Out.”')).toHaveLength(3), { timeout: 20_000 });
});

test('a story becomes a project with its first pinned play, which stays in it', async () => {
  const { edit } = toolFor(programOf(story), [0]);
  await userEvent.click(screen.getByRole('button', { name: 'Pin this play' }));
  await screen.findByText('As it was.', {}, { timeout: 20_000 });
  expect(project).toEqual({ id: 'first' });
  project = { id: 'other' };
  edit(story);
  await waitFor(() => expect(screen.queryByText('“Out.”')).not.toBeInTheDocument());
  project = { id: 'first' };
  edit(story);
  expect(await screen.findByText('“Out.”')).toBeVisible();
});

test('a choice that is gone stops a pinned play before it', async () => {
  const { edit } = toolFor(programOf(story), [1]);
  await userEvent.click(screen.getByRole('button', { name: 'Pin this play' }));
  await screen.findByText('As it was.', {}, { timeout: 20_000 });
  edit('A room.\n+ [Door] Out. -> END\n');
  expect(await screen.findByText(/It stops before “Hole”/, {}, { timeout: 20_000 })).toBeVisible();
});
