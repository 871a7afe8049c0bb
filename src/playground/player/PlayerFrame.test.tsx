import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import {
  makeChoices,
  makeCommands,
  makeMessage,
  makeParagraph,
  makeScene,
  makeView,
} from '../../../testing/game-view-factories';
import { PlayerFrame, type PlayerFrameProps } from './PlayerFrame';
import { AssetsProvider } from './assets/assets-context';
import { sampleAssets } from './assets/sample-assets';
import type { GameSession, GameView, Inspection, Scene } from './engine/game-view';
import { initialPlayerState, playerReducer, type PlayerState } from './state/player-reducer';

const commands = makeCommands();
beforeEach(() => jest.clearAllMocks());

interface Shown extends Partial<PlayerFrameProps> {
  view?: Partial<GameView> | null;
  state?: Partial<PlayerState>;
  inspection?: Inspection;
}

/** The frame of a player that remembers settings and watched variables. */
function Framed({ view = {}, state, inspection: seen, ...props }: Shown) {
  const [held, dispatch] = useReducer(playerReducer, initialPlayerState);
  return (
    <AssetsProvider value={sampleAssets}>
      <PlayerFrame
        pageActions={{}}
        {...props}
        playing={{
          commands: {
            ...commands,
            set: (settings) => dispatch({ type: 'set', settings }),
            watch: (names) => dispatch({ type: 'watched', names }),
          },
          inspection: seen ?? null,
          state: {
            ...held,
            phase: view === null ? 'loading' : 'playing',
            view: view && makeView(view),
            ...state,
          },
        }}
      />
    </AssetsProvider>
  );
}

const frame = (shown: Shown) => <Framed {...shown} />;

function show(shown: Shown = {}) {
  const { rerender, container } = render(frame(shown));
  return { container, then: (next: Shown) => rerender(frame(next)) };
}

const showScene = (scene: Partial<Scene>, view: Partial<GameView> = {}) =>
  show({ view: { scenes: [makeScene(scene)], ...view } });
const button = (name: string) => screen.getByRole('button', { name });
const choiceNames = () =>
  within(screen.getByRole('list', { name: 'Choices' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('choices', () => {
  test('are buttons, a disabled one cannot be pressed and a hidden one is not there', async () => {
    showScene({
      choices: makeChoices(
        'Red',
        { text: 'Blue', isDisabled: true },
        { text: 'Black', tags: { HIDDEN: true } },
      ),
    });
    expect(choiceNames()).toEqual(['Red', 'Blue']);
    expect(button('Blue')).toBeDisabled();
    await userEvent.click(button('Red'));
    expect(commands.choose).toHaveBeenCalledWith(0);
  });

  test.each([
    ['grouped', 'grouped'],
    ['row', 'row'],
    ['grid-2', 'grid'],
    ['borderless', 'borderless'],
    ['left', 'left'],
    ['right', 'right'],
  ])('# choices: %s', (words, className) => {
    show({ view: { metadata: { choices: words } } });
    expect(screen.getByRole('list', { name: 'Choices' })).toHaveClass(className);
  });

  test('numbers are words of the buttons', () => {
    show({ view: { metadata: { choices: 'numbered' } } });
    expect(choiceNames()).toEqual(['1. Light the lamp', '2. Wait']);
  });

  test('the tag of the scene replaces that of the game', () => {
    showScene({ tags: { CHOICES: 'row' } }, { metadata: { choices: 'grouped' } });
    expect(screen.getByRole('list', { name: 'Choices' })).toHaveClass('row');
    expect(screen.getByRole('list', { name: 'Choices' })).not.toHaveClass('grouped');
  });

  test('with the value false, the tag of the scene leaves that of the game', () => {
    showScene({ tags: { CHOICES: false } }, { metadata: { choices: 'grouped' } });
    expect(screen.getByRole('list', { name: 'Choices' })).toHaveClass('grouped');
  });

  test('markup and classes in a choice', () => {
    showScene({ choices: makeChoices({ text: 'Take [b]it[/b]', tags: { CLASS: 'loud' } }) });
    expect(button('Take it').querySelector('b')).toHaveTextContent('it');
    expect(button('Take it')).toHaveClass('story-loud');
  });

  test('a prompt stands above them as plain text', () => {
    showScene({ tags: { PROMPT: 'Which [b]way[/b]?' } });
    expect(screen.getByText('Which [b]way[/b]?')).toBeVisible();
  });

  test.each([
    [['one', 'two'], 'onetwo'],
    [true, ''],
    [5, '5'],
  ])('the prompt of %j is %j, as in the engine', (prompt, text) => {
    showScene({ tags: { PROMPT: prompt } });
    expect(document.querySelector('[data-prompt]')?.textContent).toBe(text);
  });

  test('in hypertext mode there are none, and no prompt', () => {
    showScene({
      paragraphs: [makeParagraph('A [link=Wait]pause[/link].')],
      tags: { HYPERTEXT: true, PROMPT: 'Well?', AUTO_CHOICE: 'delay=5' },
    });
    expect(screen.queryByRole('list', { name: 'Choices' })).not.toBeInTheDocument();
    expect(screen.queryByText('Well?')).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Time left' })).not.toBeInTheDocument();
    expect(button('pause')).toBeEnabled();
  });

  test('where there are none the story ends', async () => {
    showScene({ choices: [] });
    await userEvent.click(button('The end'));
    expect(commands.finish).toHaveBeenCalled();
  });

  test('a CHOICES tag without words leaves choices that can be taken', () => {
    showScene({ tags: { CHOICES: true } });
    expect(choiceNames()).toEqual(['Light the lamp', 'Wait']);
  });

  test('an automatic choice is taken when the time is up', () => {
    jest.useFakeTimers();
    showScene({ tags: { AUTO_CHOICE: 'delay=5 choice="Wait"' } });
    expect(screen.getByRole('img', { name: 'Time left' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(5000));
    expect(commands.choose).toHaveBeenCalledWith(1);
    jest.useRealTimers();
  });

  test('an automatic choice that is not there is asked for all the same, as in the engine', () => {
    jest.useFakeTimers();
    showScene({ tags: { AUTO_CHOICE: 'choice=7' } });
    act(() => jest.advanceTimersByTime(10));
    expect(commands.follow).toHaveBeenCalledWith(7);
    jest.useRealTimers();
  });

  test('the clock stands still while the drawer is open', async () => {
    jest.useFakeTimers();
    show({
      view: { scenes: [makeScene({ tags: { AUTO_CHOICE: 'delay=5' } })] },
      state: { isDrawerOpen: true },
    });
    await screen.findByRole('complementary');
    act(() => jest.advanceTimersByTime(60_000));
    expect(commands.choose).not.toHaveBeenCalled();
    jest.useRealTimers();
  });
});

describe('click to continue', () => {
  const waiting = (text = '>>>') => showScene({ choices: makeChoices(text) });

  test('goes on at a click anywhere in the story, once', async () => {
    waiting();
    await userEvent.click(screen.getByText('The street is dark.'));
    expect(commands.choose.mock.calls).toEqual([[0]]);
  });

  test('goes on by its button, Space and Enter', async () => {
    waiting();
    await userEvent.click(button('Continue'));
    screen.getByRole('region', { name: 'Story' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    expect(commands.choose).toHaveBeenCalledTimes(3);
  });

  test('a key that presses another button does not go on', async () => {
    waiting();
    button('Restart').focus();
    await userEvent.keyboard('{Enter}');
    expect(commands.restart).toHaveBeenCalled();
    expect(commands.choose).not.toHaveBeenCalled();
  });

  test('a click on a link in the text is the link’s', async () => {
    showScene({
      paragraphs: [makeParagraph('[button=f]Look[/button]')],
      choices: makeChoices('>>>'),
    });
    await userEvent.click(button('Look'));
    expect(commands.choose).not.toHaveBeenCalled();
  });

  test('with a delay it goes on by itself, and clicks may be too early', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    waiting('>>>(delay=4 clickable=2)');
    await user.click(screen.getByText('The street is dark.'));
    expect(commands.choose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(2100));
    await user.click(screen.getByText('The street is dark.'));
    expect(commands.choose).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(2000));
    expect(commands.choose).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  test('line by line, the next line is asked for', async () => {
    showScene({ choices: [], canContinue: true });
    await userEvent.click(button('Continue'));
    expect(commands.continueStory).toHaveBeenCalled();
  });
});

describe('keys', () => {
  test('1 to 9 take the choice of that number while focus is in the player', async () => {
    showScene({
      choices: makeChoices(
        { text: 'Black', tags: { HIDDEN: true } },
        'Red',
        { text: 'Blue', isDisabled: true },
        'Green',
      ),
    });
    await userEvent.keyboard('1');
    expect(commands.choose).not.toHaveBeenCalled();
    button('Restart').focus();
    await userEvent.keyboard('2');
    await userEvent.keyboard('9');
    expect(commands.choose).not.toHaveBeenCalled();
    await userEvent.keyboard('1');
    await userEvent.keyboard('3');
    expect(commands.choose.mock.calls).toEqual([[1], [3]]);
  });

  test('not while a text is typed, nor in hypertext mode, nor under a panel', async () => {
    const { then } = showScene(
      { paragraphs: [makeParagraph('[input var=who]')] },
      { variables: { who: '' } },
    );
    await userEvent.type(screen.getByRole('textbox'), '1');
    then({ view: { scenes: [makeScene({ tags: { HYPERTEXT: true } })] } });
    button('Restart').focus();
    await userEvent.keyboard('1');
    then({ view: { overlay: { functionName: 'f', isModal: true, title: null, lines: ['x'] } } });
    await userEvent.keyboard('1');
    expect(commands.choose).not.toHaveBeenCalled();
  });
});

describe('focus', () => {
  const next = {
    scenes: [makeScene(), makeScene({ id: 1, choices: makeChoices('Go on') })],
    moves: [0],
  };

  test('nothing is focused at the first load', () => {
    show();
    expect(document.body).toHaveFocus();
  });

  test('goes to the first new choice after a choice', async () => {
    const { then } = show();
    await userEvent.click(button('Wait'));
    then({ view: next });
    expect(button('Go on')).toHaveFocus();
  });

  test('stays where it is when the reader is elsewhere and the clock chose', () => {
    jest.useFakeTimers();
    const { then } = showScene({ tags: { AUTO_CHOICE: 'delay=1' } });
    act(() => jest.advanceTimersByTime(1000));
    expect(commands.choose).toHaveBeenCalled();
    then({ view: next });
    expect(document.body).toHaveFocus();
    jest.useRealTimers();
  });

  test('an overlay takes it and gives it back', async () => {
    const paragraphs = [makeParagraph('[button=f]Look[/button]')];
    const scenes = [makeScene({ paragraphs })];
    const overlay = { functionName: 'f', isModal: true, title: 'Seen', lines: ['A cat.'] };
    const { then } = show({ view: { scenes } });
    await userEvent.click(button('Look'));
    then({ view: { scenes, overlay } });
    expect(screen.getByRole('dialog', { name: 'Seen' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(commands.closeOverlay).toHaveBeenCalledTimes(1);
    then({ view: { scenes } });
    expect(button('Look')).toHaveFocus();
  });

  test('a window never takes it from a text that is being written', async () => {
    const messages = [makeMessage('The story runs out here.', { isEngineFailure: true })];
    const editor = document.body.appendChild(document.createElement('textarea'));
    const { then } = show();
    editor.focus();
    await userEvent.keyboard('# IMA');
    then({ view: { messages } });
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('GE');
    expect(editor).toHaveValue('# IMAGE');
    then({ view: {} });
    expect(editor).toHaveFocus();
    editor.remove();
  });
});

describe('announcements', () => {
  const live = (container: HTMLElement) => container.querySelector('[aria-live="polite"]');

  test('new paragraphs are said, not the whole story, and nothing at first', () => {
    const { container, then } = show();
    expect(live(container)).toBeEmptyDOMElement();
    const second = makeScene({
      id: 1,
      paragraphs: [makeParagraph('A [b]cat[/b].'), makeParagraph('It sits.')],
    });
    then({ view: { scenes: [makeScene(), second], moves: [0] } });
    expect(live(container)).toHaveTextContent(/^A cat\. It sits\.$/);
  });

  test('a variable that changes says nothing', () => {
    const { container, then } = show();
    then({ view: { moves: [{ set: 'who', value: 'Jo' }] } });
    expect(live(container)).toBeEmptyDOMElement();
  });
});

describe('the story on the screen', () => {
  test('scenes already left are marked, with dead controls', () => {
    const paragraphs = [makeParagraph('[button=f]Old[/button]')];
    show({ view: { scenes: [makeScene({ paragraphs }), makeScene({ id: 1 })] } });
    expect(button('Old')).toBeDisabled();
    expect(button('Old').closest('[data-past]')).toHaveAttribute('data-past', 'true');
    expect(screen.getByText('The street is dark.').closest('[data-past]')).toHaveAttribute(
      'data-past',
      'false',
    );
  });

  test('a class of a paragraph cannot meet the site’s, and pictures stand above it', () => {
    showScene({
      paragraphs: [
        makeParagraph('Psst.', { tags: { CLASS: 'whisper' }, images: ['pictures/gate.jpg'] }),
      ],
    });
    expect(screen.getByText('Psst.')).toHaveClass('story-whisper');
    expect(screen.getByRole('img', { name: 'Picture pictures/gate.jpg' })).toHaveAttribute(
      'src',
      '/img/samples/gate.svg',
    );
  });

  test('the toolbar has the story’s words, or the title; the engine’s name is for title screens', () => {
    const { then } = show();
    expect(screen.queryByText('Atrament UI')).not.toBeInTheDocument();
    then({ view: { screen: 'title' } });
    expect(screen.getByText('Atrament UI')).toBeVisible();
    then({ view: { metadata: { title: 'The Lamplighter' } } });
    expect(screen.getByText('The Lamplighter')).toBeVisible();
    then({ view: { toolbar: 'Oil: [b]2[/b]' } });
    expect(screen.getByText('2').tagName).toBe('B');
  });

  test('under an overlay nothing can be reached', () => {
    const overlay = {
      functionName: 'stats',
      isModal: false,
      title: null,
      lines: ['Oil: 2', '[b]Full[/b]'],
    };
    show({ view: { overlay } });
    expect(screen.getByRole('dialog', { name: 'stats' })).toHaveTextContent('Oil: 2Full');
    expect(screen.getByText('Light the lamp').closest('[inert]')).not.toBeNull();
  });

  test('a missing background is named', () => {
    show({ view: { background: 'img/paper.jpg' } });
    expect(screen.getByText('Background: img/paper.jpg')).toBeInTheDocument();
  });
});

describe('title and about', () => {
  test('the title screen has cover, title, author and what can be begun', async () => {
    show({
      view: {
        screen: 'title',
        metadata: { title: 'Lamp', author: 'Ines', cover: 'covers/street.jpg 40%' },
        canResume: true,
        about: ['Hm.'],
        saves: [{ key: 'k', type: 'game', name: '1', description: '', date: 0 }],
      },
    });
    expect(screen.getByRole('img')).toHaveStyle({ width: '40%' });
    expect(screen.getByText('Ines')).toBeVisible();
    for (const name of ['Continue', 'New game', 'Load game', 'About'])
      expect(button(name)).toBeEnabled();
    await userEvent.click(button('New game'));
    expect(commands.start).toHaveBeenCalled();
    await userEvent.click(button('Load game'));
    await userEvent.click(screen.getByRole('button', { name: /^Save 1/ }));
    expect(commands.load).toHaveBeenCalledWith('k');
  });

  test('what there is not has no button', () => {
    show({ view: { screen: 'title' } });
    expect(
      screen.queryByRole('button', { name: /Continue|Load game|About/ }),
    ).not.toBeInTheDocument();
  });

  test('the layout says what stands where', () => {
    show({
      view: {
        screen: 'title',
        metadata: { title: 'Lamp', author: 'Ines', title_screen_layout: 'author, title' },
      },
    });
    const author = screen.getByText('Ines');
    expect(author.compareDocumentPosition(screen.getByText('Lamp'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('the about screen leads back', async () => {
    show({ view: { screen: 'about', about: ['[banner]Lamp[/banner]', 'A story.'] } });
    expect(screen.getByText('A story.')).toBeVisible();
    await userEvent.click(button('Back to the title'));
    expect(commands.showScreen).toHaveBeenCalledWith('title');
  });
});

describe('the menu', () => {
  const saves = [
    { key: 'g1', type: 'game' as const, name: '1', description: 'Night.', date: 1 },
    { key: 'c', type: 'checkpoint' as const, name: 'fork', description: '', date: 2 },
    { key: 'a', type: 'autosave' as const, name: '', description: '', date: 3 },
  ];

  test('saves to a new slot as long as there is one, and loads', async () => {
    show({ view: { metadata: { saves: 2 }, saves } });
    await userEvent.click(button('Menu'));
    await userEvent.click(button('Save game'));
    await userEvent.click(button('New save'));
    expect(commands.save).toHaveBeenCalledWith('2');
    await userEvent.click(button('Menu'));
    await userEvent.click(button('Load game'));
    expect(screen.queryByRole('button', { name: /Checkpoint|Autosave/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Save 1.*Night/ }));
    expect(commands.load).toHaveBeenCalledWith('g1');
  });

  test('says for a moment that the game was saved, and nothing of what the story saves', () => {
    jest.useFakeTimers();
    const game = (own: GameView['saves']) => ({ view: { metadata: { saves: 2 }, saves: own } });
    const { then } = show(game(saves));
    then(game([...saves, { ...saves[1]!, date: 9 }]));
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
    then(game([{ ...saves[0]!, date: 10 }]));
    expect(screen.getByText('Saved.').closest('[role="status"]')).toBeVisible();
    act(() => {
      jest.runAllTimers();
    });
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  test('lists checkpoints where the story says so', async () => {
    show({ view: { metadata: { load_from_checkpoints: true }, saves } });
    await userEvent.click(button('Menu'));
    expect(screen.queryByRole('button', { name: 'Save game' })).not.toBeInTheDocument();
    await userEvent.click(button('Load game'));
    expect(screen.getByRole('button', { name: /Checkpoint fork/ })).toBeEnabled();
  });

  test('asks before it leaves the game', async () => {
    show();
    await userEvent.click(button('Menu'));
    await userEvent.click(button('Quit game'));
    await userEvent.click(button('No'));
    expect(commands.showScreen).not.toHaveBeenCalled();
    await userEvent.click(button('Menu'));
    await userEvent.click(button('Quit game'));
    await userEvent.click(button('Yes'));
    expect(commands.showScreen).toHaveBeenCalledWith('title');
  });

  test('closes at Escape, and switches sound', async () => {
    show();
    await userEvent.click(button('Menu'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sound' }));
    expect(commands.toggleSound).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Menu')).toHaveFocus();
  });

  test('sets colours, typeface and sizes of the story; its tags say what they are at first', async () => {
    const { container } = show({ view: { metadata: { theme: 'dark', font: 'Lora' } } });
    const game = container.querySelector('[data-theme]');
    const text = container.querySelector<HTMLElement>('[data-background]');
    expect(game).toHaveAttribute('data-theme', 'dark');
    expect(text?.style.fontFamily).toMatch(/Lora/);
    await userEvent.click(button('Menu'));
    expect(screen.getByRole('combobox', { name: 'Typeface' })).toHaveDisplayValue('Lora');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colours' }), 'Sepia');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Typeface' }), 'Monospace');
    fireEvent.change(screen.getByRole('slider', { name: 'Font size' }), {
      target: { value: '120' },
    });
    fireEvent.change(screen.getByRole('slider', { name: 'Line height' }), {
      target: { value: '200' },
    });
    expect(game).toHaveAttribute('data-theme', 'sepia');
    expect(text?.style).toMatchObject({
      fontFamily: 'var(--font-code)',
      fontSize: '120%',
      lineHeight: '2',
    });
  });

  test.each([
    ['solarized', 'url(x)'],
    [true, '"; color: red'],
  ])('a theme %s and a font %s mean nothing', (theme, font) => {
    const { container } = show({ view: { metadata: { theme, font } } });
    expect(container.querySelector('[data-theme]')).toHaveAttribute('data-theme', 'site');
    expect(container.querySelector('[data-background]')).not.toHaveAttribute('style');
  });
});

describe('several games kept apart', () => {
  const sessions: GameSession[] = [
    { id: 'session1', state: 'resumable' },
    { id: 'session2', state: 'saved' },
    { id: 'session3', state: 'empty' },
    { id: 'session4', state: 'empty' },
  ];

  test('take the place of the other buttons; of the empty ones the first can be begun', async () => {
    show({ view: { screen: 'title', sessions, canResume: true } });
    const names = within(screen.getByRole('list'))
      .getAllByRole('button', { name: /·/ })
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Game 1 · Continue',
      'Game 2 · Load game',
      'Game 3 · New game',
      'Game 4 · New game',
    ]);
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    expect(button('Game 4 · New game')).toBeDisabled();
    await userEvent.click(button('Game 3 · New game'));
    expect(commands.enterSession).toHaveBeenCalledWith('session3');
    await userEvent.click(button('Delete game 1'));
    expect(commands.removeSession).toHaveBeenCalledWith('session1');
  });

  test('one that can only be loaded opens its list', async () => {
    show({ view: { screen: 'title', sessions } });
    await userEvent.click(button('Game 2 · Load game'));
    expect(commands.enterSession).toHaveBeenCalledWith('session2');
    expect(screen.getByRole('dialog', { name: 'Load game' })).toBeVisible();
  });
});

describe('messages', () => {
  test('a story that does not compile tells why, and leads to the line', async () => {
    const onGoToLine = jest.fn();
    show({
      view: {
        isPlayable: false,
        messages: [
          makeMessage('There is no knot “nowhere”.', { line: 2, hint: 'Write it.' }),
          makeMessage('Odd.', { file: 'b.ink', line: 7, severity: 'warning' }),
        ],
      },
      onGoToLine,
    });
    expect(screen.getByRole('alert')).toHaveTextContent('There is no knot “nowhere”.');
    expect(screen.getByText('Write it.')).toBeVisible();
    await userEvent.click(button('Line 2'));
    expect(onGoToLine).toHaveBeenCalledWith(null, 2);
    await userEvent.click(button('b.ink, line 7'));
    expect(onGoToLine).toHaveBeenCalledWith('b.ink', 7);
  });

  test('a failure of the engine opens a window that says what a game does', async () => {
    const blank = 'In a game, the screen goes blank here.';
    const view = makeView({
      messages: [
        makeMessage('The story runs out here.', { isEngineFailure: true }),
        makeMessage(blank, { severity: 'note', isEngineFailure: true }),
      ],
    });
    const { then } = show({ state: { view } });
    expect(
      within(screen.getByRole('alertdialog'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Error  The story runs out here. The engine shows the same error.',
      `Note  ${blank}`,
    ]);
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close' }),
    );
    then({ state: { view } });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('warnings wait below the story', () => {
    show({ view: { messages: [makeMessage('A loose end.', { severity: 'warning' })] } });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByText('1 warning')).toBeVisible();
  });

  test('an editor beside the story lists warnings itself', () => {
    show({
      editor: { isBlank: false },
      view: { messages: [makeMessage('A loose end.', { severity: 'warning' })] },
    });
    expect(screen.queryByText('1 warning')).not.toBeInTheDocument();
  });

  test.each([
    [true, 'restart'],
    [false, 'retry'],
  ] as const)(
    'an engine that fails (loaded: %s) can be started again: %s',
    async (isLoaded, way) => {
      const failure = { reason: 'It crashed.', isLoaded };
      show({ view: null, state: { phase: 'failed', failure } });
      expect(screen.getByRole('alert')).toHaveTextContent('It crashed.');
      await userEvent.click(button('Start again'));
      expect(commands[way]).toHaveBeenCalledTimes(1);
    },
  );

  test('while the story is on its way the page says so', () => {
    show({ view: null });
    expect(screen.getByRole('status')).toHaveTextContent('Opening the story…');
  });
});

describe('sound', () => {
  test('what sounds is told in words, twice if twice', () => {
    show({
      view: {
        cues: [
          { action: 'playMusic', file: 'wind.mp3' },
          { action: 'playMusic', file: 'wind.mp3' },
          { action: 'playSound', file: 'door.mp3' },
        ],
      },
    });
    const sounds = within(screen.getByRole('list', { name: 'Sounds' })).getAllByRole('listitem');
    expect(sounds.map(({ textContent }) => textContent)).toEqual([
      '♪ wind.mp3, looped × 2',
      '♪ door.mp3',
    ]);
  });

  test('a sound that plays once is named for a while, music until it stops', () => {
    jest.useFakeTimers();
    const cues = [
      { action: 'playMusic' as const, file: 'wind.mp3' },
      { action: 'playSound' as const, file: 'door.mp3' },
    ];
    const { then } = show({ view: { cues } });
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.getByRole('list', { name: 'Sounds' })).toHaveTextContent(/^♪ wind\.mp3, looped$/);
    then({ view: { cues: [{ action: 'stopMusic', file: null }] } });
    expect(screen.queryByRole('list', { name: 'Sounds' })).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  test('the switch says whether it is on', async () => {
    show({ state: { isSoundOn: true } });
    expect(screen.getByRole('button', { name: 'Sound', pressed: true })).toBeVisible();
    await userEvent.click(button('Sound'));
    expect(commands.toggleSound).toHaveBeenCalled();
  });
});

describe('the bar', () => {
  test('has a button for what is offered here, and for nothing else', async () => {
    const onEdit = jest.fn();
    show({ pageActions: { onEdit } });
    await userEvent.click(button('Edit'));
    expect(onEdit).toHaveBeenCalled();
    expect(
      screen.queryByRole('button', { name: /Share|Download|Close the player/ }),
    ).not.toBeInTheDocument();
  });
});

const inspection: Inspection = {
  seed: 7,
  turn: 3,
  place: 'street',
  hasEnded: false,
  variables: { oil: 2, met: false, name: 'Ada', bag: { list: ['key', 'lamp'] } },
  visits: { street: 2 },
  sceneTags: { PROMPT: 'Where?' },
  globalTags: { title: 'Lamp' },
  paths: ['street', 'street.corner'],
};

describe('inside the story', () => {
  const open = () => show({ inspection, state: { isDrawerOpen: true } });

  test('tells where a story stood that has ended', async () => {
    show({ inspection: { ...inspection, hasEnded: true }, state: { isDrawerOpen: true } });
    const drawer = await screen.findByRole('complementary', { name: 'Inside the story' });
    expect(drawer).toHaveTextContent('Placestreet; the story has ended there');
  });

  test('names the engine that it plays like, and leads to what is different', async () => {
    open();
    const drawer = await screen.findByRole('complementary', { name: 'Inside the story' });
    expect(drawer).toHaveTextContent('Plays like Atrament web UI 2.5.0.');
    const link = within(drawer).getByRole('link', { name: 'What the playground does differently' });
    expect(link).toHaveAttribute('href', '/docs/playground/#differences');
  });

  test('shows the state and lets variables be changed, each in its type', async () => {
    open();
    const drawer = await screen.findByRole('complementary', { name: 'Inside the story' });
    expect(drawer).toHaveTextContent('Turn3');
    expect(drawer).toHaveTextContent('Placestreet');
    expect(drawer).toHaveTextContent('key, lamp');
    const oil = screen.getByRole('spinbutton', { name: 'Value of oil' });
    await userEvent.clear(oil);
    await userEvent.type(oil, '12');
    expect(commands.setVariable.mock.calls).toEqual([
      ['oil', 1],
      ['oil', 12],
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Value of met' }));
    expect(commands.setVariable).toHaveBeenLastCalledWith('met', true);
    await userEvent.type(screen.getByRole('textbox', { name: 'Value of name' }), '!');
    expect(commands.setVariable).toHaveBeenLastCalledWith('name', 'Ada!');
    expect(screen.queryByRole('textbox', { name: 'Value of bag' })).not.toBeInTheDocument();
    expect(commands.choose).not.toHaveBeenCalled();
  });

  test('goes to a knot', async () => {
    open();
    await userEvent.click(await screen.findByText(/^Go to a place/));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Place in the story' }),
      'street.corner',
    );
    await userEvent.click(button('Go'));
    expect(commands.goTo).toHaveBeenCalledWith('street.corner');
  });

  test('many variables can be filtered', async () => {
    const variables = Object.fromEntries(
      Array.from({ length: 12 }, (_, place) => [`v${place}`, place]),
    );
    show({ inspection: { ...inspection, variables }, state: { isDrawerOpen: true } });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Filter by name' }), 'V11');
    expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
  });
});

describe('what a game does otherwise is remarked below the story', () => {
  const remarks = () =>
    screen.queryAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);

  test('HTML that is not rendered, once for all places', () => {
    showScene({
      paragraphs: [makeParagraph('<button>x</button>'), makeParagraph('<button>y</button> <sigh>')],
      choices: [],
    });
    expect(screen.getByText('2 notes')).toBeVisible();
    expect(remarks().join(' ')).toMatch(
      /<button>; here it is shown as text.*<sigh> is not an HTML element/,
    );
  });

  test('a font that comes with a game', () => {
    showScene({ choices: [] }, { metadata: { font: 'Lora' } });
    expect(remarks().join(' ')).toContain('The font Lora is not available here');
  });

  test.each(['columns', 'columns=50', 'columns="50"'])('a table with %s', (written) => {
    showScene({ paragraphs: [makeParagraph(`[table ${written}][row]a[/row][/table]`)] });
    expect(screen.getByRole('cell', { name: 'a' })).toBeVisible();
    expect(remarks().join(' ')).toContain(
      `In a game, a table with ${written.replaceAll('"', '')} fails`,
    );
  });

  test('a title that is a number', () => {
    showScene({ choices: [] }, { metadata: { title: 1984 } });
    expect(remarks().join(' ')).toContain('In a game, the title 1984 is missing from the toolbar.');
  });

  test('nothing, where the player does the same', () => {
    showScene(
      {
        paragraphs: [
          makeParagraph('<p>a</p> [b]b[/b]'),
          makeParagraph('[table columns="50%"][row]a[/row][/table]'),
        ],
        choices: [],
      },
      { metadata: { font: 'Serif', title: '1984' } },
    );
    expect(screen.queryByText(/remark/)).not.toBeInTheDocument();
  });
});

test('a page of the menu has the focus, and Escape leaves it', async () => {
  const metadata = { saves: true };
  show({ view: { metadata } });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save game' }));
  expect(screen.getByRole('dialog', { name: 'Save game' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Save game' })).not.toBeInTheDocument();
});

test('a prompt stands also where all choices are hidden', () => {
  const choices = makeChoices({ text: 'x', tags: { HIDDEN: true } });
  showScene({ choices, tags: { PROMPT: 'And now?' } });
  expect(screen.getByText('And now?')).toBeVisible();
});

describe('beside an editor', () => {
  const stepBack = () => screen.queryByRole('button', { name: 'One step back' });

  test('the last move can be taken back', async () => {
    const { then } = show({ editor: { isBlank: false }, view: { moves: [] } });
    await userEvent.click(stepBack()!);
    expect(commands.stepBack).not.toHaveBeenCalled();
    then({ editor: { isBlank: false }, view: { moves: [0] } });
    await userEvent.click(stepBack()!);
    expect(commands.stepBack).toHaveBeenCalledTimes(1);
    then({ view: { moves: [0] } });
    expect(stepBack()).not.toBeInTheDocument();
  });

  test('a watched variable stays in view, and is marked when it changes', async () => {
    const looking = (oil: number) => ({
      view: { variables: { oil, mood: { list: [] } } },
      state: { isDrawerOpen: true },
      inspection: { ...inspection, variables: { oil, mood: { list: [] } } },
    });
    const { then } = show(looking(3));
    const watch = await screen.findByRole('button', { name: 'Watch oil' });
    await userEvent.click(watch);
    expect(watch).toHaveAttribute('aria-pressed', 'true');
    const value = () => screen.getByText('oil', { selector: 'dt' }).nextElementSibling;
    expect(value()).toHaveTextContent('3');
    expect(value()?.parentElement).not.toHaveAttribute('data-changed');
    then(looking(2));
    expect(value()).toHaveTextContent('2');
    expect(value()?.parentElement).toHaveAttribute('data-changed');
    await userEvent.click(screen.getByRole('button', { name: 'Watch oil' }));
    expect(screen.queryByText('oil', { selector: 'dt' })).not.toBeInTheDocument();
  });
});
