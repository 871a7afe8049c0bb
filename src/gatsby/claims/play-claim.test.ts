import { isRun } from '../../lessons/claims/claim';
import { parseClaims } from '../../lessons/claims/parse-claims';
import { coreMaker } from './load-core';
import { playClaim } from './play-claim';

const makeCore = coreMaker(process.cwd());

/** Plays a claim as written in YAML, without its sentence; null if it is true. */
async function play(lines: string) {
  const source = `page: a\nsays: a\n${lines}`.replace(/^/gm, '  ').replace('  ', '- ');
  const { claims, problems } = parseClaims(source, 'claims.yaml');
  expect(problems).toEqual([]);
  const proof = claims[0]?.proof;
  if (proof === undefined || !isRun(proof)) throw new Error('The claim is not run.');
  const failure = await playClaim(proof, makeCore);
  return failure && { step: failure.step, ...failure.mismatches[0] };
}

const DECK = `ink: |
  # title: Lamp
  # observe: oil
  VAR oil = 2
  LIST Colours = (red), blue
  -> deck
  === deck
  A deck. # IMAGE: a.png # AUDIO: wind.mp3
  + [Burn] { burn() }
    # CHECKPOINT: burnt
    -> deck
  + [Jump # UNCLICKABLE] -> END
  === function burn
  ~ oil -= 1
  Less oil.
  ~ return oil
`;

it.each<[kind: string, truth: string, falsehood: string, actual: string]>([
  ['text', 'text: A deck.', 'text: A boat.', '["A deck."]'],
  ['scenes', 'scenes: 1', 'scenes: 2', '1'],
  [
    'choices',
    'choices: [Burn, Jump (disabled)]',
    'choices: [Burn, Jump]',
    '["Burn","Jump (disabled)"]',
  ],
  [
    'globalTags',
    'globalTags: { title: Lamp, observe: oil }',
    'globalTags: { title: Lamp }',
    '{"title":"Lamp","observe":"oil"}',
  ],
  [
    'tags',
    'tags: { title: Lamp, observe: oil, IMAGE: a.png, AUDIO: wind.mp3 }',
    'tags: { IMAGE: a.png }',
    '{"title":"Lamp","observe":"oil","IMAGE":"a.png","AUDIO":"wind.mp3"}',
  ],
  [
    'paragraphTags',
    'paragraphTags: [{ title: Lamp, observe: oil, IMAGE: a.png, AUDIO: wind.mp3 }]',
    'paragraphTags: []',
    '[{"title":"Lamp","observe":"oil","IMAGE":"a.png","AUDIO":"wind.mp3"}]',
  ],
  [
    'choiceTags Jump',
    'choiceTags: { Jump: { UNCLICKABLE: true } }',
    'choiceTags: { Jump: {} }',
    '{"UNCLICKABLE":true}',
  ],
  [
    'scene images',
    'scene: { images: [a.png], content.0.text: "A deck.\\n" }',
    'scene: { images: [] }',
    '["a.png"]',
  ],
  ['state vars.oil', 'state: { vars.oil: 2, vars.water: null }', 'state: { vars.oil: 3 }', '2'],
  [
    'variables Colours',
    'variables: { oil: 2, Colours: red }',
    'variables: { Colours: blue }',
    '"red"',
  ],
  ['visits deck', 'visits: { deck: 1 }', 'visits: { deck: 2 }', '1'],
  ['visits sea', 'visits: { deck: 1 }', 'visits: { sea: 1 }', '"no such place"'],
  ['saves', 'saves: autosave', 'saves: []', '["autosave"]'],
  [
    'sound',
    'sound: [stopMusic, playSound wind.mp3]',
    'sound: playSound wind.mp3',
    '["stopMusic","playSound wind.mp3"]',
  ],
  [
    'loader',
    'loader: [loadInk story.ink.json, getAssetPath wind.mp3]',
    'loader: []',
    '["loadInk story.ink.json","getAssetPath wind.mp3"]',
  ],
  ['error', 'error: []', 'error: ran out', 'nothing'],
  ['console', 'console: []', 'console: Malformed', 'nothing'],
  ['compileError', 'compileError: []', 'compileError: no such', 'nothing'],
])('after the start, %s is held against the engine', async (what, truth, falsehood, actual) => {
  expect(await play(`${DECK}${truth}`)).toBeNull();
  expect(await play(`${DECK}${falsehood}`)).toMatchObject({ step: 0, what, actual });
});

const then = (...steps: string[]) =>
  `${DECK}then:\n${steps.map((step) => `  - ${step}\n`).join('')}`;

it.each<[move: string, truth: string, falsehood: string]>([
  [
    'choose',
    'choose: Burn\n    saves: [autosave, checkpoint burnt]',
    'choose: Burn\n    saves: autosave',
  ],
  ['choose by number', 'choose: 1\n    visits: { deck: 1 }', 'choose: 2\n    visits: { deck: 2 }'],
  [
    'choose what is not there',
    'choose: Swim\n    error: there is no choice “Swim”',
    'choose: Swim\n    scenes: 1',
  ],
  [
    'set',
    'set: { oil: 5 }\n    state: { vars.oil: 5 }',
    'set: { oil: 5 }\n    state: { vars.oil: 2 }',
  ],
  ['call', 'call: burn\n    returned: 1\n    output: Less oil.', 'call: burn\n    returned: 2'],
  [
    'run',
    'run: [ink.getVariable, oil]\n    returned: 2',
    'run: [ink.getVariable, oil]\n    returned: 3',
  ],
  [
    'run what is not there',
    'run: game.fly\n    error: no method game.fly',
    'run: game.fly\n    scenes: 1',
  ],
  ['goTo', 'goTo: deck\n    scenes: 2', 'goTo: nowhere\n    scenes: 1'],
  ['save', 'save: Mine\n    saves: [game Mine, autosave]', 'save: Mine\n    saves: autosave'],
  ['load', 'load: autosave\n    scenes: 1', 'load: autosave\n    scenes: 2'],
  [
    'restart',
    'restart:\n    events: [game/restart, game/start]',
    'restart:\n    events: [game/start, game/restart]',
  ],
  ['resume', 'resume:\n    events: game/resume', 'resume:\n    events: game/clear'],
  ['leave', 'leave:\n    scenes: 0', 'leave:\n    scenes: 1'],
  ['reopen', 'reopen:\n    scenes: 0', 'reopen:\n    scenes: 1'],
  [
    'reopen another story',
    'reopen: Rain.\n  - start:\n    text: Rain.',
    'reopen: Rain.\n  - start:\n    text: A deck.',
  ],
  [
    'session',
    'session: one\n    state: { game.$sessionID: one }',
    'session: one\n    state: { game.$sessionID: two }',
  ],
])('makes the move: %s', async (_, truth, falsehood) => {
  expect(await play(then(truth))).toBeNull();
  expect(await play(then(falsehood))).not.toBeNull();
});

it('goes on line by line where the game does', async () => {
  const story =
    'ink: |\n  # continue_maximally: false\n  One.\n  Two.\ntext: One.\nthen:\n  - continue:\n';
  expect(await play(`${story}    text: Two.`)).toBeNull();
  expect(await play(`${story}    text: One.`)).toMatchObject({ step: 1, what: 'text' });
});

it('expects errors of the compiler and of the running story by parts of their messages', async () => {
  expect(await play('ink: -> nowhere\ncompileError: "line 1: Divert target not found"')).toBeNull();
  expect(await play('ink: -> nowhere\ncompileError: "line 2:"')).toMatchObject({
    what: 'compileError',
  });
  expect(
    await play(
      'ink: "-> a\\n=== a\\nHello."\ncompileWarning: Apparent loose end\nerror: ran out of content',
    ),
  ).toBeNull();
  expect(
    await play('ink: "-> a\\n=== a\\nHello."\ncompileWarning: Apparent loose end\ntext: Hello.'),
  ).toMatchObject({
    what: 'error',
    expected: 'nothing',
  });
});

it('notices what the engine leaves to fail on its own, and a story that never stops', async () => {
  expect(await play('ink: "# RESTART\\nRound."\nerror: never stops')).toBeNull();
  expect(await play('ink: "-> a\\n=== a\\n-> a"\nerror: never stops')).toBeNull();
});

it('leaves interfaces to the core where the claim says so, and gives it settings', async () => {
  const stop = 'ink: "One. # STOP_SOUND"\ndefaults: sound\n';
  expect(await play(`${stop}error: stopSound is not a function`)).toBeNull();
  const open = 'ink: One.\nthen:\n  - reopen:\n';
  expect(await play(`${open}    sound: [setVolume 0, mute true]`)).toBeNull();
  const loud = `settings: { volume: 50 }\n${open}`;
  expect(await play(`${loud}    sound: setVolume 50`)).toBeNull();
});

it('lets time pass between steps, so that the engine knows the newest of two saves', async () => {
  const saves = `ink: |
  One. # CHECKPOINT: a
  + [Go]
    Two. # CHECKPOINT: b
    -> END
then:
  - choose: Go
  - run: [game.removeSave, 1886802963//save/autosave/]
  - resume:
    text: Two.`;
  // A machine that has warmed up needs less than a millisecond.
  for (let run = 0; run < 20; run++) expect(await play(saves)).toBeNull();
});
