import { RequestAnswerer } from './answer-request';
import type { GameView } from './game-view';
import type { SaveStore } from './guarded-game';
import { Session } from './session';
import { choicesOf, linesOf, openStory, textsOf } from './session.fixture';
import { StoryText } from './story-text';
import { LIMITS } from './turn-limits';

afterEach(() => jest.restoreAllMocks());

const LAMP = `# title: Lamp
VAR oil = 2
-> deck
=== deck
# IMAGE: deck.png
{oil > 0:The lamp burns [b]bright[/b].|Dark.}
+ [Burn oil]
  ~ oil = oil - 1
  -> deck
+ [Jump #UNCLICKABLE] -> END`;

test('a story begins with its first scene', async () => {
  const { view } = await openStory(LAMP);
  expect(view).toMatchObject({ screen: 'game', isPlayable: true, seed: 7, moves: [] });
  expect(view.metadata).toEqual({ title: 'Lamp' });
  expect(view.variables).toEqual({ oil: 2 });
  expect(view.scenes).toEqual([
    {
      id: 1,
      paragraphs: [
        {
          text: 'The lamp burns [b]bright[/b].',
          tags: { IMAGE: 'deck.png', title: 'Lamp' },
          images: ['deck.png'],
        },
      ],
      choices: [
        { id: 0, text: 'Burn oil', tags: {}, isDisabled: false },
        { id: 1, text: 'Jump', tags: { UNCLICKABLE: true }, isDisabled: true },
      ],
      tags: { IMAGE: 'deck.png', title: 'Lamp' },
      canContinue: false,
    },
  ]);
});

test('a choice adds a scene and is a move; one that is not there changes nothing', async () => {
  const { session } = await openStory(LAMP);
  await session.choose(0);
  const view = await session.choose(0);
  expect(linesOf(view).map(([line]) => line)).toEqual([
    'The lamp burns [b]bright[/b].',
    'The lamp burns [b]bright[/b].',
    'Dark.',
  ]);
  expect(view.moves).toEqual([0, 0]);
  const same = await session.choose(9);
  expect(same.scenes).toEqual(view.scenes);
  expect(same.messages).toEqual([]);
});

describe('what leads back', () => {
  test('CLEAR empties the history, in whatever paragraph it stands', async () => {
    const { session } = await openStory('One.\n+ [Go]\n- Two.\nThree. # CLEAR\n-> END');
    expect(linesOf(await session.choose(0))).toEqual([['Two.', 'Three.']]);
  });

  test('single_scene keeps the newest scene only', async () => {
    const { session } = await openStory('# single_scene\nOne.\n+ [Go]\n- Two.\n-> END');
    expect(linesOf(await session.choose(0))).toEqual([['Two.']]);
  });

  test('RESTART starts over without the scene that carries it, and keeps the background', async () => {
    const { session } = await openStory(
      'VAR n = 0\n-> a\n=== a\nOne {n}. # BACKGROUND: {n > 0:late|early}.jpg\n~ n = 1\n+ [Go]\n- Two. # BACKGROUND: two.jpg\n+ [Again]\n- Lost. # RESTART\n-> END',
    );
    expect((await session.choose(0)).background).toBe('two.jpg');
    const view = await session.choose(0);
    expect(linesOf(view)).toEqual([['One 0.']]);
    expect(view).toMatchObject({ moves: [], background: 'early.jpg', messages: [] });
  });

  test('a checkpoint takes the way to it back too', async () => {
    const { session } = await openStory(
      'One.\n+ [Go]\n- Two. # CHECKPOINT: inn\n+ [On]\n- Three.\n+ [Back]\n- Lost. # RESTART_FROM_CHECKPOINT: inn\n-> END',
    );
    await session.choose(0);
    await session.choose(0);
    const view = await session.choose(0);
    expect(linesOf(view)).toEqual([['One.'], ['Two.']]);
    expect(view.moves).toEqual([0]);
    expect(choicesOf(view)).toEqual(['On']);
    expect(linesOf(await session.choose(0)).at(-1)).toEqual(['Three.']);
  });

  test('a checkpoint that is not there is the beginning; without a name only the unnamed counts', async () => {
    const { session } = await openStory(
      'One.\n+ [Go]\n- Two. # CHECKPOINT: inn\n+ [Back]\n- Lost. # RESTART_FROM_CHECKPOINT\n-> END',
    );
    await session.choose(0);
    expect(linesOf(await session.choose(0))).toEqual([['One.']]);
  });

  test('a story that starts over for ever is stopped', async () => {
    const { view } = await openStory('One. # RESTART\n-> END');
    expect(view.isPlayable).toBe(false);
    expect(textsOf(view)).toEqual([expect.stringContaining('never stops')]);
  });
});

test('a story told line by line goes on by asking, and counts its lines as moves', async () => {
  const { session, view } = await openStory(
    '# continue_maximally: false\nOne.\nTwo.\n+ [Go]\n- Three.\n-> END',
  );
  expect(linesOf(view)).toEqual([['One.']]);
  expect(view.scenes[0]?.canContinue).toBe(true);
  const next = await session.continue();
  expect(linesOf(next)).toEqual([['One.'], ['Two.']]);
  expect(choicesOf(next)).toEqual(['Go']);
  expect((await session.continue()).moves).toEqual(['continue']);
  const { view: again } = await openStory(
    '# continue_maximally: false\nOne.\nTwo.\n+ [Go]\n- Three.\n-> END',
    { moves: ['continue', 0] },
  );
  expect(linesOf(again)).toEqual([['One.'], ['Two.'], ['Three.']]);
});

describe('random', () => {
  const DICE =
    '-> a\n=== a\n{RANDOM(1, 1000)} {~a|b|c|d} # SHUFFLE_CHOICES\n+ [1] -> a\n+ [2] -> a\n+ [3] -> a\n+ [4] -> a\n+ [5] -> a';
  const essence = (view: GameView) => [linesOf(view), choicesOf(view)];

  test('numbers and orders come again with the seed', async () => {
    const first = await openStory(DICE, { moves: [2, 0, 3] });
    const second = await openStory(DICE, { moves: [2, 0, 3] });
    expect(essence(second.view)).toEqual(essence(first.view));
    const other = await openStory(DICE, { moves: [2, 0, 3], seed: 8 });
    expect(essence(other.view)).not.toEqual(essence(first.view));
  });

  test('a new game has another seed, with which it can be played again', async () => {
    const { session } = await openStory(DICE);
    await session.start();
    const view = await session.choose(1);
    expect(view.seed).not.toBe(7);
    const { view: again } = await openStory(DICE, { moves: view.moves, seed: view.seed });
    expect(essence(again)).toEqual(essence(view));
  });

  test('shuffled choices keep their own numbers', async () => {
    const { session, view } = await openStory(
      'Go. # SHUFFLE_CHOICES\n+ [a] A -> END\n+ [b] B -> END\n+ [c] C -> END\n+ [d] D -> END',
    );
    expect(choicesOf(view)).not.toEqual(['a', 'b', 'c', 'd']);
    expect(choicesOf(view).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    const [first] = view.scenes[0]!.choices;
    expect(linesOf(await session.choose(first!.id)).at(-1)).toEqual([first!.text.toUpperCase()]);
  });
});

describe('making moves again', () => {
  test('goes as far as the choices are there', async () => {
    const { view } = await openStory(
      'One.\n+ [Go]\n- Two.\n+ [On #UNCLICKABLE]\n- Three.\n-> END',
      {
        moves: [0, 0, 0],
      },
    );
    expect(linesOf(view)).toEqual([['One.'], ['Two.']]);
    expect(view.moves).toEqual([0]);
  });

  test('finds a choice by its text in a changed story, also after an error', async () => {
    const answerer = new RequestAnswerer();
    const open = (source: string, moves: GameView['moves']): Promise<GameView> =>
      answerer.answer({
        id: 1,
        name: 'open',
        request: { program: { source, files: {} }, screen: 'game', moves, seed: 7 },
      }) as Promise<GameView>;
    const ends = '+ [Left] You go left. -> END\n+ [Right] You go right. -> END';
    await open(ends, []);
    await answerer.answer({ id: 2, name: 'choose', request: { id: 0 } });
    expect((await open(`-> nowhere\n${ends}`, [0])).isPlayable).toBe(false);
    const inserted = await open(`+ [Wait] You wait. -> END\n${ends}`, [0]);
    expect(linesOf(inserted).at(-1)).toEqual(['You go left.']);
    expect(inserted.moves).toEqual([1]);
    const renamed = await open(
      `+ [Wait] You wait. -> END\n${ends.replace('[Left]', '[West]')}`,
      [1],
    );
    expect(linesOf(renamed).at(-1)).toEqual(['You go left.']);
    const elsewhere = await open(ends, [1]);
    expect(linesOf(elsewhere).at(-1)).toEqual(['You go right.']);
  });

  test('takes a disabled choice that a timer took, and no other', async () => {
    const source =
      'Wait. # AUTO_CHOICE: delay=1 choice=Late\n+ [Late #UNCLICKABLE] Night. -> END\n+ [Never #UNCLICKABLE] Day. -> END';
    const { view } = await openStory(source, { moves: [0] });
    expect(linesOf(view)).toEqual([['Wait.'], ['Night.']]);
    const { view: other } = await openStory(source, { moves: [1] });
    expect(linesOf(other)).toEqual([['Wait.']]);
  });

  test('leaves out functions and variables that are gone', async () => {
    const { view } = await openStory('One.\n+ [Go]\n- Two.\n-> END', {
      moves: [{ call: 'gone' }, { set: 'gone', value: 1 }, 0],
    });
    expect(linesOf(view)).toEqual([['One.'], ['Two.']]);
    expect(view).toMatchObject({ moves: [0], messages: [] });
  });

  test('does what buttons and fields did', async () => {
    const source =
      'VAR name = ""\nVAR n = 0\nOne.\n+ [Go]\n- Hello {name} {n}.\n-> END\n=== function more()\n~ n = n + 1';
    const { session } = await openStory(source);
    await session.setVariable('name', 'A');
    await session.setVariable('name', 'Ada');
    await session.call('more', false);
    const view = await session.choose(0);
    expect(linesOf(view).at(-1)).toEqual(['Hello Ada 1.']);
    expect(view.moves).toEqual([{ set: 'name', value: 'Ada' }, { call: 'more' }, 0]);
    const { view: again } = await openStory(source, { moves: view.moves });
    expect(again.scenes).toEqual(view.scenes);
  });

  test('lets only the music go on that was begun on the way', async () => {
    const { view } = await openStory(
      'One. # AUDIO: a.mp3 # AUDIOLOOP: m.mp3\n+ [Go]\n- Two. # PLAY_SOUND: b.mp3\n-> END',
      { moves: [0] },
    );
    expect(view.cues).toEqual([
      { action: 'stopMusic', file: null },
      { action: 'stopMusic', file: null },
      { action: 'playMusic', file: 'm.mp3' },
      { action: 'playSound', file: 'b.mp3' },
    ]);
  });
});

test('sounds are asked for once, in the engine’s order', async () => {
  const { session } = await openStory(
    'One.\n+ [Go]\n- Two. # PLAY_SOUND: a.mp3 # PLAY_SOUND: b.mp3 # STOP_SOUND # PLAY_MUSIC: m.mp3 # STOP_MUSIC: x.mp3\n+ [On]\n- Three. # AUDIO: false # AUDIOLOOP: false\n-> END',
  );
  expect((await session.choose(0)).cues).toEqual([
    { action: 'stopSound', file: null },
    { action: 'stopMusic', file: 'x.mp3' },
    { action: 'playSound', file: 'a.mp3' },
    { action: 'playSound', file: 'b.mp3' },
    { action: 'playMusic', file: 'm.mp3' },
  ]);
  expect((await session.choose(0)).cues).toEqual([
    { action: 'stopSound', file: null },
    { action: 'stopMusic', file: null },
  ]);
  expect((await session.closeOverlay()).cues).toEqual([]);
});

describe('toolbar and overlays', () => {
  const BASKET = `# toolbar: bar
VAR jars = 2
-> hive
=== hive
Bees.
+ [On] -> hive
=== function bar()
Jars: {jars}
=== function shelf()
[title]The [b]shelf[/b][/title] rest
Empty: {jars}
=== function fill()
~ jars = jars - 1
=== function nothing()
~ temp x = 1`;

  test('a function fills the toolbar, anew after each scene and each function', async () => {
    const { session, view } = await openStory(BASKET);
    expect(view.toolbar).toBe('Jars: 2');
    expect((await session.call('fill', false)).toolbar).toBe('Jars: 1');
    // As in the engine: a field does not refresh it.
    expect((await session.setVariable('jars', 9)).toolbar).toBe('Jars: 1');
    expect((await session.choose(0)).toolbar).toBe('Jars: 9');
  });

  test('a function that prints opens an overlay, one that does not makes it anew', async () => {
    const { session } = await openStory(BASKET);
    const { overlay } = await session.call('shelf', true);
    expect(overlay).toEqual({
      functionName: 'shelf',
      isModal: true,
      title: 'The [b]shelf[/b]',
      lines: [' rest', 'Empty: 2'],
    });
    expect((await session.call('fill', false)).overlay).toMatchObject({
      isModal: true,
      lines: [' rest', 'Empty: 1'],
    });
    expect((await session.closeOverlay()).overlay).toBeNull();
    expect((await session.call('fill', false)).overlay).toBeNull();
    await session.call('shelf', false);
    expect((await session.start()).overlay).toBeNull();
  });

  test('a title counts at the very beginning only', async () => {
    const { session } = await openStory('Hi.\n-> END\n=== function f()\nOne\n[title]T[/title]two');
    expect((await session.call('f', false)).overlay).toMatchObject({
      title: null,
      lines: ['One', '[title]T[/title]two'],
    });
  });

  test('the function runs twice when a new game starts, as in the engine', async () => {
    const { session, view } = await openStory(
      '# toolbar: bar\nVAR n = 0\nHi.\n+ [Go]\n- Ho.\n-> END\n=== function bar()\n~ n++\n{n}',
    );
    expect(view.toolbar).toBe('2');
    expect((await session.choose(0)).toolbar).toBe('3');
    await session.save('a');
    const [save] = (await session.showScreen('title')).saves.filter(({ type }) => type === 'game');
    expect((await session.load(save!.key)).toolbar).toBe('4');
    await session.showScreen('title');
    expect((await session.start()).toolbar).toBe('2');
  });

  test('without the tag there is no toolbar', async () => {
    expect((await openStory('Hi.\n-> END')).view.toolbar).toBeNull();
  });
});

describe('title and about screens', () => {
  const BOOK =
    '# title: Book\n# about: about_us\n# background: sea.jpg\n-> a\n=== a\nOne. # BACKGROUND: one.jpg # PAGE_BACKGROUND: CSS(\\#fff)\n+ [Go]\n- Two.\n-> END\n=== function about_us()\nBy us.\n\nWith [b]love[/b].';

  test('the title has the cover’s background, the game its own', async () => {
    const { session, view } = await openStory(BOOK, { screen: 'title' });
    expect(view).toMatchObject({
      screen: 'title',
      isPlayable: true,
      scenes: [],
      pageBackground: 'sea.jpg',
      background: null,
      canResume: false,
    });
    expect(await session.showScreen('about')).toMatchObject({
      screen: 'about',
      about: ['By us.', 'With [b]love[/b].'],
      pageBackground: 'sea.jpg',
    });
    expect(await session.showScreen('game')).toMatchObject({
      screen: 'game',
      background: 'one.jpg',
      pageBackground: 'CSS(#fff)',
    });
    expect(await session.showScreen('title')).toMatchObject({
      scenes: [],
      moves: [],
      background: null,
      canResume: true,
    });
    expect(linesOf(await session.resume())).toEqual([['One.']]);
  });

  test('the end removes the autosave', async () => {
    const { session } = await openStory(BOOK);
    await session.choose(0);
    expect(await session.finish()).toMatchObject({ screen: 'title', canResume: false, saves: [] });
  });
});

describe('sessions', () => {
  const THREE = '# sessions: 3\nOne.\n+ [Go]\n- Two.\n+ [On]\n- -> END';

  test('keep their games apart, and what was begun without a title is the first', async () => {
    const { session } = await openStory(THREE);
    await session.choose(0);
    const states = ({ sessions }: GameView) => sessions?.map(({ state }) => state);
    const title = await session.showScreen('title');
    expect(states(title)).toEqual(['resumable', 'empty', 'empty']);
    expect(linesOf(await session.enterSession('session2'))).toEqual([['One.']]);
    expect(states(await session.showScreen('title'))).toEqual(['resumable', 'resumable', 'empty']);
    expect(linesOf(await session.enterSession('session1')).at(-1)).toEqual(['Two.']);
    await session.showScreen('title');
    expect(states(await session.removeSession('session1'))).toEqual([
      'empty',
      'resumable',
      'empty',
    ]);
    expect((await session.enterSession('session9')).screen).toBe('title');
  });

  test('a game that can only be loaded is made the current one', async () => {
    const { session } = await openStory(`# saves\n# autosave: false\n${THREE}`);
    await session.save('1');
    const title = await session.showScreen('title');
    expect(title.sessions?.[0]).toEqual({ id: 'session1', state: 'saved' });
    const entered = await session.enterSession('session1');
    expect(entered).toMatchObject({ screen: 'title', saves: [{ name: '1' }] });
    expect(linesOf(await session.load(entered.saves[0]!.key))).toEqual([['One.']]);
  });

  test.each(['0', '-2', 'many', ''])('there are none with “%s”', async (value) => {
    const { session } = await openStory(`# sessions: ${value}\nOne.\n+ [Go] -> END`);
    expect((await session.showScreen('title')).sessions).toBeNull();
  });
});

describe('a place', () => {
  test('is where the story stands, not the function of the toolbar', async () => {
    const { session } = await openStory(
      '# toolbar: bar\nHi.\n+ [Go] -> cellar.steps\n=== cellar\n= steps\nDark.\n+ [On]\n- (end) Darker.\n-> END\n=== function bar()\nBar.',
    );
    expect(session.inspect()).toMatchObject({ place: '', turn: 0 });
    await session.choose(0);
    expect(session.inspect()).toMatchObject({ place: 'cellar.steps', turn: 1 });
    await session.call('bar', false);
    expect(session.inspect()).toMatchObject({ place: 'cellar.steps', hasEnded: false });
  });

  test.each([
    ['END', '-> END'],
    ['DONE', '-> DONE'],
    ['a last line', ''],
  ])('is known when the story has ended with %s', async (_, end) => {
    const { session } = await openStory(
      `# toolbar: bar\nHi.\n+ [Go] -> cellar\n=== cellar\n{n()}\n-> well\n=== well\nWet.\n${end}\n=== function n()\n~ return 1\n=== function bar()\nBar.`,
    );
    expect(session.inspect()).toMatchObject({ place: '', hasEnded: false });
    await session.choose(0);
    expect(session.inspect()).toMatchObject({ place: 'well', hasEnded: true });
  });

  test('is where a story without text ended', async () => {
    const { session } = await openStory('Hi.\n+ [Go] -> well\n=== well\n-> END');
    await session.choose(0);
    expect(session.inspect()).toMatchObject({ place: 'well', hasEnded: true });
  });
});

describe('a story that the build has compiled', () => {
  const SOURCE = 'VAR n = 1\nHi.\n+ [Go] -> a\n=== a\nText.\n-> a\n';

  async function openBuilt(source: string, changed = source) {
    const { json } = await new StoryText({ source, files: {} }).compile();
    const opened = await Session.open({
      program: { source: changed, files: {}, json: json ?? '' },
      screen: 'game',
      moves: [],
      seed: 1,
    });
    return { session: opened.session!, view: opened.view };
  }

  test('is played as it is, without its text being compiled', async () => {
    const { view } = await openBuilt('Hi.\n-> END', '-> nowhere');
    expect(linesOf(view)).toEqual([['Hi.']]);
    expect(view.messages).toEqual([]);
  });

  test('has its lines where it fails', async () => {
    jest.replaceProperty(LIMITS, 'steps', 200_000);
    const { session } = await openBuilt(SOURCE);
    const { messages } = await session.choose(0);
    const [message] = messages;
    expect(message?.text).toMatch(/never stops/);
    expect([5, 6]).toContain(message?.line);
  });
});

describe('saves', () => {
  const TALE =
    'VAR n = 1\n# save_description_length: 8\n[b]One[/b] <i>upon</i> a time.\n+ [Go]\n- Two. # SAVEGAME: inn\n+ [On]\n- Three.\n-> END';

  test('every scene is saved by itself, unless the story says false', async () => {
    const { view } = await openStory(TALE);
    expect(view.saves.map(({ type }) => type)).toEqual(['autosave']);
    expect((await openStory(`# autosave: false\n${TALE}`)).view.saves).toEqual([]);
    expect((await openStory(`# autosave: 0\n${TALE}`)).view.saves).toHaveLength(1);
  });

  test('a save of the player brings back where it was made', async () => {
    const { session } = await openStory(TALE);
    const { saves } = await session.save('mine');
    const slot = saves.find(({ type }) => type === 'game')!;
    expect(slot).toMatchObject({ name: 'mine', description: 'One upon...' });
    await session.choose(0);
    const late = await session.choose(0);
    expect(late.saves.map(({ name }) => name).toSorted()).toEqual(['', 'inn', 'mine']);
    const view = await session.load(slot.key);
    expect(linesOf(view)).toHaveLength(1);
    expect(view.moves).toEqual([]);
    expect(linesOf(await session.choose(0)).at(-1)).toEqual(['Two.']);
  });

  test('a key that is not there is no harm', async () => {
    const { session, view } = await openStory(TALE);
    expect((await session.load('nothing')).scenes).toEqual(view.scenes);
  });
});

describe('variables', () => {
  test('are shown as values; lists as the names of their items', async () => {
    const { view } = await openStory(
      'LIST bag = (lamp), rope, (oil)\nVAR a = 1.5\nVAR b = true\nVAR c = "x"\nVAR d = -> k\nHi.\n-> END\n=== k\n-> END',
    );
    expect(view.variables).toEqual({
      bag: { list: ['lamp', 'oil'] },
      a: 1.5,
      b: true,
      c: 'x',
      d: '-> k',
    });
  });

  test('numbers behave as in a published game', async () => {
    const { view } = await openStory('VAR x = 2.0\n{x / 4}\n-> END');
    expect(linesOf(view)).toEqual([['0']]);
  });

  test('persist brings a value back in the next game of the session only as the engine does', async () => {
    const { session } = await openStory(
      '# persist: n\nVAR n = 0\nHi {n}.\n+ [Go]\n~ n = 5\n- {n}\n-> END',
    );
    await session.choose(0);
    expect(linesOf(await session.start())).toEqual([['Hi 0.']]);
  });
});

test('the debugger’s page knows variables, visits, tags and ways', async () => {
  const { session } = await openStory(
    '# author: me\nVAR n = 1\nHi. # PROMPT: Well?\n-> hall\n=== hall\n+ [Go] -> hall.deep\n= deep\nDeep.\n-> END\n=== function f()\n~ return 1',
  );
  await session.choose(0);
  expect(session.inspect()).toMatchObject({
    seed: 7,
    turn: 1,
    variables: { n: 1 },
    globalTags: { author: 'me' },
    paths: ['hall', 'hall.deep'],
  });
  expect(session.inspect().visits['hall.deep']).toBe(1);
  const view = await session.goTo('hall');
  expect(choicesOf(view)).toEqual(['Go']);
  expect(view.moves).toEqual([0, { goTo: 'hall' }]);
});

test('false in place of a path plays nothing', async () => {
  const { session } = await openStory(
    'One.\n+ [Go]\n- Two. # PLAY_SOUND: false # AUDIO: a.mp3 # AUDIO: false # AUDIOLOOP: m.mp3 # AUDIOLOOP: false\n-> END',
  );
  const { cues, messages } = await session.choose(0);
  expect(cues).toEqual([
    { action: 'playSound', file: 'a.mp3' },
    { action: 'stopMusic', file: null },
  ]);
  expect(messages).toEqual([]);
});

test('the debugger’s page knows stitches before the first knot, and goes to them', async () => {
  const { session } = await openStory(
    '-> attic\n= attic\nDust.\n-> END\n= cellar\nDamp.\n-> END\n=== hall\n-> END',
  );
  expect(session.inspect()).toMatchObject({ place: 'attic', paths: ['attic', 'cellar', 'hall'] });
  expect(linesOf(await session.goTo('cellar')).at(-1)).toEqual(['Damp.']);
  expect(session.inspect().place).toBe('cellar');
});

test('a play from a place begins with its text; one that goes there later keeps what was shown', async () => {
  const { session } = await openStory(
    'Dawn.\n-> hall\n=== hall\nA hall.\n+ [Up] -> attic\n=== attic\nDust.\n-> END',
  );
  expect(linesOf(await session.goTo('attic'))).toEqual([['Dust.']]);
  await session.start();
  await session.choose(0);
  expect(linesOf(await session.goTo('hall'))).toEqual([
    ['Dawn.', 'A hall.'],
    ['Dust.'],
    ['A hall.'],
  ]);
});

describe('links', () => {
  test('take the choice with their text, greyed out or not', async () => {
    const { session } = await openStory('One.\n+ [Go #UNCLICKABLE]\n- Two.\n-> END');
    const view = await session.follow('Go');
    expect(linesOf(view).at(-1)).toEqual(['Two.']);
    expect(view).toMatchObject({ moves: [{ follow: 'Go' }], messages: [] });
  });

  test.each(['go', 42, true])('%j finds nothing, and the engine says so', async (to) => {
    const { session, view } = await openStory('One.\n+ [Go]\n- Two.\n-> END');
    const after = await session.follow(to);
    expect(after.scenes).toEqual(view.scenes);
    expect(after.messages).toEqual([expect.objectContaining({ isEngineFailure: true })]);
    expect(after.moves).toEqual([]);
  });

  test('take a wrong choice where choices are shuffled', async () => {
    const { session, view } = await openStory(
      'Go. # SHUFFLE_CHOICES\n+ [a] A -> END\n+ [b] B -> END\n+ [c] C -> END\n+ [d] D -> END',
    );
    const { choices } = view.scenes[0]!;
    const moved = choices.findIndex(({ id }, index) => id !== index);
    const after = await session.follow(choices[moved]!.text);
    expect(linesOf(after).at(-1)).toEqual(['ABCD'.charAt(moved)]);
    expect(textsOf(after)).toEqual([expect.stringContaining('takes the wrong choice')]);
  });
});

describe('where the engine fails, the story goes on and a message tells', () => {
  test.each([
    ['choices without words', '# choices\nHi.\n+ [Go] -> END', /choices has no value/],
    [
      'choices twice',
      '# choices: row\n# choices: left\nHi.\n+ [Go] -> END',
      /choices is set twice/,
    ],
    ['CHOICES without words', 'Hi. # CHOICES\n+ [Go] -> END', /tag CHOICES has no value/],
    [
      'choices that are false',
      '# choices: false\nHi.\n+ [Go] -> END',
      /choices has the value false/,
    ],
    ['choices that are zero', '# choices: 0\nHi.\n+ [Go] -> END', /choices has the value 0/],
    ['CHOICES that are a number', 'Hi. # CHOICES: 2\n+ [Go] -> END', /CHOICES has the value 2/],
    [
      'choices that CHOICES leaves as they are',
      '# choices: false\nHi. # CHOICES: false\n+ [Go] -> END',
      /choices has the value false/,
    ],
    ['a choice without words', 'VAR x = ""\nHi.\n+ [{x}] -> END', /only choice has no text/],
    ['a background without a path', 'Hi. # BACKGROUND\n-> END', /BACKGROUND fails here/],
    ['a toolbar without a function', '# toolbar\nHi.\n-> END', /toolbar does not name/],
    ['a toolbar of nothing', '# toolbar: none\nHi.\n-> END', /no function called “none”/],
  ])('%s', async (_, source, text) => {
    const { view } = await openStory(source);
    expect(linesOf(view)).toEqual([['Hi.']]);
    expect(view.messages).toEqual([
      expect.objectContaining({
        text: expect.stringMatching(text) as string,
        isEngineFailure: true,
      }),
    ]);
  });

  test.each(['Hi. # CHOICES: false', 'Hi. # CHOICES: 0', '# choices: row\nHi. # CHOICES: false'])(
    'nothing is said where it does not fail: %j',
    async (text) => {
      const { view } = await openStory(`${text}\n+ [Go] -> END`);
      expect(view.messages).toEqual([]);
    },
  );

  test.each([
    ['# title: A\n# choices: left\n# choices: row\nHi.\n+ [Go] -> END', 3],
    ['# title: A\nHi.\n# BACKGROUND\n-> END', 3],
    ['# BACKGROUND: a.png\nHi. # BACKGROUND // none\n-> END', 2],
    ['Hi. # CHOICES: 2\n+ [Go] -> END', 1],
    ['# toolbar\nHi.\n-> END', 1],
    ['VAR x = ""\nHi.\n+ [{x}] -> END', 3],
    ['# allow\nEXTERNAL f()\n~ f()\nHi.\n=== function f\n~ return', 2],
  ])('%j: at its line', async (source, line) => {
    const { view } = await openStory(source);
    expect(view.messages).toContainEqual(expect.objectContaining({ isEngineFailure: true, line }));
  });

  test('of several such tags, the nearest; in its file', async () => {
    const { session, view } = await openStory('INCLUDE b.ink\nHi. # BACKGROUND\n+ [Go] -> b', {
      files: { 'b.ink': '=== b\nHo.\n# BACKGROUND\nHa.\n-> END' },
    });
    expect(view.messages).toEqual([expect.objectContaining({ file: null, line: 2 })]);
    const { messages } = await session.choose(0);
    expect(messages).toEqual([expect.objectContaining({ file: 'b.ink', line: 3 })]);
  });

  test('a link that finds no choice: at its line', async () => {
    const { session } = await openStory('Hi.\n[link=Nope]No[/link]\n+ [Go] -> END');
    const { messages } = await session.follow('Nope');
    expect(messages).toEqual([expect.objectContaining({ line: 2 })]);
  });

  test.each([
    ['f(1)', /no function called “f\(1\)”/],
    ['f disabled=true', /no function called/],
    ['', /names none/],
  ])('a button of %j', async (name, text) => {
    const { session, view } = await openStory('Hi.\n-> END\n=== function f()\nF.');
    const after = await session.call(name, false);
    expect(textsOf(after)).toEqual([expect.stringMatching(text)]);
    expect(after).toMatchObject({ scenes: view.scenes, moves: [], overlay: null });
    expect((await session.call('f', false)).overlay?.lines).toEqual(['F.']);
  });

  test('a field of an undeclared variable', async () => {
    const { session } = await openStory('Hi.\n+ [Go]\n- Two.\n-> END');
    expect(textsOf(await session.setVariable('none', 'x'))).toEqual([
      expect.stringContaining('no such variable'),
    ]);
    expect(linesOf(await session.choose(0)).at(-1)).toEqual(['Two.']);
  });

  test('observe and persist of an undeclared variable keep the game from starting', async () => {
    const { session, view } = await Session.open({
      program: { source: '# observe: none\nHi.\n-> END', files: {} },
      screen: 'game',
      moves: [],
      seed: 1,
    });
    expect(session).toBeNull();
    expect(textsOf(view)).toEqual([expect.stringContaining('observe or persist names “none”')]);
    expect(view.messages[0]?.line).toBe(1);
    const persisted = await openStory('# title: A\n# persist: none\nHi.\n-> END');
    expect(persisted.view).toMatchObject({ isPlayable: false, scenes: [] });
    expect(textsOf(persisted.view)).toEqual([expect.stringContaining('persist names “none”')]);
    expect(persisted.view.messages[0]?.line).toBe(2);
  });
});

describe('external functions', () => {
  test('fall back on ink where the story allows it', async () => {
    const { view } = await openStory(
      '# allow_external_function_fallbacks\nEXTERNAL shout(t)\n{shout("hi")}\n-> END\n=== function shout(t)\n~ return t + "!"',
    );
    expect(linesOf(view)).toEqual([['hi!']]);
    expect(view.messages).toEqual([]);
  });

  test('fall back too where it does not, with a note', async () => {
    const { view } = await openStory(
      'EXTERNAL shout(t)\n{shout("hi")}\n-> END\n=== function shout(t)\n~ return t + "!"',
    );
    expect(linesOf(view)).toEqual([['hi!']]);
    expect(view.messages).toEqual([
      expect.objectContaining({ severity: 'note', isEngineFailure: true }),
    ]);
  });

  test('keep the game from starting where there is none', async () => {
    const { view } = await openStory('EXTERNAL shout(t)\n{shout("hi")}\n-> END');
    expect(view).toMatchObject({ isPlayable: false, scenes: [] });
    expect(textsOf(view)).toEqual([expect.stringContaining('external function “shout”')]);
  });
});

describe('complaints', () => {
  test('of the compiler keep a story from opening, with their lines', async () => {
    const { session, view } = await Session.open({
      program: { source: 'Hi.\n-> nowhere', files: {} },
      screen: 'game',
      moves: [],
      seed: 1,
    });
    expect(session).toBeNull();
    expect(view).toMatchObject({ isPlayable: false, scenes: [] });
    expect(view.messages).toEqual([
      {
        severity: 'error',
        text: 'No place of the story is called “nowhere”.',
        hint: expect.any(String) as string,
        file: null,
        line: 2,
        isEngineFailure: false,
        missing: 'nowhere',
      },
    ]);
  });

  test('name the included file', async () => {
    const { view } = await Session.open({
      program: { source: 'INCLUDE a.ink\nHi.\n-> END', files: { 'a.ink': '=== a\n\n-> gone' } },
      screen: 'game',
      moves: [],
      seed: 1,
    });
    expect(view.messages).toMatchObject([{ file: 'a.ink', line: 3 }]);
  });

  test('of the running story have their lines, in the file where they arise', async () => {
    const { session, view } = await openStory('INCLUDE a.ink\nHi.\n+ [Go] -> a', {
      files: { 'a.ink': '=== a\nText.\n\nMore.\n' },
    });
    expect(view.messages).toMatchObject([{ severity: 'warning', file: 'a.ink', line: 4 }]);
    const after = await session.choose(0);
    expect(linesOf(after).at(-1)).toEqual(['Text.', 'More.']);
    // In place of the compiler’s warning that the story may end here.
    expect(after.messages).toMatchObject([
      { severity: 'error', file: 'a.ink', line: 4, isEngineFailure: true },
    ]);
  });

  test('of one turn are not told again', async () => {
    const { session } = await openStory('Hi.\n+ [Go]\n- {1 / 0 > 0: x}\nBye.\n-> END');
    const before = await session.follow('nothing');
    expect(before.messages).toHaveLength(1);
    expect((await session.closeOverlay()).messages).toEqual([]);
  });
});

test('a function that is missing is missed in the line of its button, not where the story stands', async () => {
  const { session } = await openStory(
    'One.\nTwo [button=fn(1)]x[/button].\n+ [On]\n- Three.\n-> END',
  );
  const view = await session.call('fn(1)', false);
  expect(view.messages).toMatchObject([{ line: 2, isEngineFailure: true }]);
  expect(view.moves).toEqual([]);
});

test('a link and a button without a target are told of, as in the engine', async () => {
  const { session } = await openStory('[link]a[/link] [button]b[/button]\n+ [On]\n- -> END');
  expect(textsOf(await session.follow(''))).toEqual([expect.stringContaining('names no choice')]);
  expect(textsOf(await session.call('', false))).toEqual([expect.stringContaining('names none')]);
});

test('several external functions that are missing are named one by one', async () => {
  const { view } = await Session.open({
    program: { source: 'EXTERNAL one(x)\nEXTERNAL two(x)\n{one(1)} {two(2)}\n-> END', files: {} },
    screen: 'game',
    moves: [],
    seed: 1,
  });
  expect(textsOf(view)).toEqual([expect.stringContaining('“one”, “two”')]);
});

describe('saves that outlive the page', () => {
  const program = {
    source: '# autosave: false\n# saves: 2\nOne.\n* [On] Two.\n* * [End] -> END\n',
    files: {},
  };
  const request = { program, screen: 'title' as const, moves: [], seed: 3 };

  test('are found by the next page with the same store, with the moves that led there', async () => {
    const store: SaveStore = { gameId: 'game', values: new Map() };
    const first = (await Session.open(request, store)).session!;
    await first.start();
    await first.choose(0);
    await first.save('1');
    const kept = structuredClone(store.values);

    const { session, view } = await Session.open(request, { gameId: 'game', values: kept });
    const [save] = view.saves;
    const loaded = await session!.load(save!.key);
    expect(linesOf(loaded)).toEqual([['One.'], ['Two.']]);
    expect(loaded).toMatchObject({ moves: [0], seed: 3 });
  });

  test('are gone with the page without a store', async () => {
    const first = (await Session.open(request)).session!;
    await first.start();
    await first.save('1');
    expect((await Session.open(request)).view.saves).toEqual([]);
  });
});
