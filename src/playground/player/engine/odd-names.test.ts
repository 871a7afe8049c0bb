import { oddNames } from '../../../../testing/odd-names';
import { randomInts } from '../../../../testing/random';
import type { GameView } from './game-view';
import { Session } from './session';

/** A story that uses a name everywhere an author can write one. */
const storyWith = (name: string): string => `# ${name}
# title: ${name}
# toolbar: bar
# about: bar
# observe: v_${name}
VAR v_${name} = 1
VAR ${name} = "text"
LIST list_of = ${name}_item, (other)
Hello [input var=${name}] [button=${name}]b[/button] [link=${name}]l[/link] [${name}]m[/${name}]. # ${name}
[b ${name}=1]b[/b] [template src=${name} var:${name}=1]t[/template] # ${name}: value # ${name}
+ [${name} # ${name}: y # CLASS: ${name}]
+ [On # ${name}]
- -> knot_${name}
=== knot_${name}
# ${name}: \\{"${name}": "x"\\}
# CHECKPOINT: ${name}
# SAVEGAME: ${name}
# IMAGE: ${name}
# BACKGROUND: ${name}
# AUDIO: ${name}
{${name}} {v_${name}}
+ [Back] # RESTART_FROM_CHECKPOINT: ${name}
  -> knot_${name}
+ [End] -> END
=== function bar()
{v_${name}}
=== function f_${name}()
[title]${name}[/title] {${name}}
`;

/** The same, in the places that this page defines and that ink does not declare. */
const bareStoryWith = (name: string): string => `# ${name}: value
# toolbar: ${name}
# about: ${name}
Hello [input var=${name}] [button=${name}]b[/button].
+ [On # ${name}]
- -> END
`;

const open = (source: string) =>
  Session.open({
    program: { source, files: {} },
    screen: 'game',
    moves: [{ set: 'constructor', value: 1 }, { call: 'toString' }],
    seed: 1,
  });

/** What a worker does with an answer; throws if it cannot be sent. */
const send = (view: GameView): GameView => structuredClone(view);

test.each(oddNames)('“%s” may stand anywhere in a story', async (name) => {
  for (const story of [storyWith(name), bareStoryWith(name)]) {
    const { session, view } = await open(story);
    expect(send(view).messages.filter(({ text }) => text.includes('cloned'))).toEqual([]);
    if (session === null) throw new Error(JSON.stringify(view.messages));
    const asks: (() => Promise<GameView>)[] = [
      () => session.setVariable(name, 'new'),
      () => session.call(name, true),
      () => session.call(`f_${name}`, false),
      () => session.closeOverlay(),
      () => session.save(name),
      () => session.choose(0),
      () => session.choose(0),
      () => session.goTo(`knot_${name}`),
      () => session.goTo(name),
      () => session.load(name),
      () => session.start(),
      () => session.follow(name),
      () => session.choose(1),
      () => session.showScreen('about'),
      () => session.showScreen('title'),
      () => session.start(),
    ];
    for (const ask of asks) {
      expect(send(await ask()).isPlayable).toBe(true);
      structuredClone(session.inspect());
    }
  }
});

/** A line that can end up anywhere in a story and uses one or two names. */
const oddLines: readonly ((one: string, other: string) => string)[] = [
  (one, other) => `Text {${one}}. # ${one}: ${other} # ${other}`,
  (one, other) => `[${one} ${other}=${one}]text[/${one}] [button=${other}]b[/button]`,
  (one) =>
    `[input var=${one}] [link=${one}]l[/link] [template src=${one} ${one}:${one}=1]t[/template]`,
  (one, other) => `# ${one}\nText. # ${one}: \\{"${other}": \\{"${one}": []\\}\\}`,
  (one, other) => `~ ${one} = "${other}"`,
  (one) => `Text. # CHECKPOINT: ${one} # SAVEGAME: ${one} # observe: ${one}`,
  (one, other) => `<${one} ${other}="${one}">text</${one}> [img]${other}[/img]`,
];

/** Lines and choices in a random order, with random names, always the same for the same seed. */
function fuzzedStory(seed: number): string {
  const below = randomInts(seed);
  const oneOf = <T>(all: readonly T[]): T => all[below(all.length)]!;
  const line = () => oneOf(oddLines)(oneOf(oddNames), oneOf(oddNames));
  const lines = () => Array.from({ length: 1 + below(4) }, line).join('\n');
  const choice = () =>
    `+ [${oneOf(oddNames)} # ${oneOf(oddNames)}: ${oneOf(oddNames)}]\n${lines()}`;
  const declared = oddNames.map((name) => `VAR ${name} = "text"`).join('\n');
  return `${declared}\n# ${oneOf(oddNames)}: ${oneOf(oddNames)}\n${lines()}\n${choice()}\n${choice()}\n- ${lines()}\n${choice()}\n- -> END\n`;
}

test.each(Array.from({ length: 100 }, (_, seed) => seed))(
  'odd names in random places, seed %d',
  async (seed) => {
    const below = randomInts(seed);
    const { session, view } = await open(fuzzedStory(seed));
    if (session === null) throw new Error(JSON.stringify(view.messages));
    let seen = send(view);
    for (let turn = 0; turn < 3; turn++) {
      const choices = seen.scenes.at(-1)?.choices ?? [];
      if (choices.length > 0) seen = send(await session.choose(below(choices.length)));
      expect(seen.isPlayable).toBe(true);
      expect(
        seen.messages.filter(({ text }) => /cloned|undefined|not a function/.test(text)),
      ).toEqual([]);
      structuredClone(session.inspect());
    }
  },
);

test('a tag named as what objects inherit has the value that its author gave', async () => {
  const { view } = await open(
    '# toString\nText. # valueOf: x\n+ [Go # constructor: y]\n- -> END\n',
  );
  expect(view.metadata).toEqual({ toString: true });
  expect(view.scenes[0]?.paragraphs[0]?.tags).toMatchObject({ valueOf: 'x' });
  expect(view.scenes[0]?.choices[0]?.tags).toEqual({ constructor: 'y' });
});

test('a variable named as what objects inherit is the story’s own', async () => {
  const { session, view } = await open(
    'VAR constructor = 5\nVAR toString = "x"\n{constructor}\n-> END\n',
  );
  expect(Object.entries(view.variables)).toEqual([
    ['constructor', 1],
    ['toString', 'x'],
  ]);
  const changed = await session!.setVariable('toString', 'y');
  expect(Object.entries(changed.variables)).toContainEqual(['toString', 'y']);
});
