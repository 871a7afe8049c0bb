import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadDocs } from '../../../../testing/load-docs';
import { someOf } from '../../../../testing/thorough';
import type { StoryProgram } from '../../../ink/story/story-program';
import { wholeGroups } from '../../../lessons/samples/complete-groups';
import { programOfGroup } from '../../../lessons/samples/program-of-group';
import { Session } from '../../player/engine/session';
import { choicesOf, linesOf } from '../../player/engine/session.fixture';
import { StoryText } from '../../player/engine/story-text';
import { replay } from '../worker/replay';
import { unpackReplays } from './packed-replay';
import type { TestReport, Way } from './report';
import { Walk } from './walk';

async function walk(program: StoryProgram, plays: number): Promise<TestReport> {
  const opened = await Walk.open(program, 3);
  if ('messages' in opened) throw new Error(JSON.stringify(opened.messages));
  const run = opened.walk.run();
  while (opened.walk.plays < plays) run.next();
  return opened.walk.report();
}

function waysOf({ findings, endings, shortest, longest }: TestReport): Way[] {
  const found = [...findings, ...endings].map(({ way }) => way);
  return [...found, ...[shortest, longest].flatMap((length) => length?.way ?? [])];
}

/** Expects each way to print the same in the player as in a test, and to lead to the same choices. */
async function expectSame(program: StoryProgram, ways: readonly Way[], name: string) {
  const plays = ways.map(({ moves, seed }) => ({
    steps: moves.map((move) => ({ move, label: null })),
    seed,
  }));
  const replays = unpackReplays((await replay(program, plays)) ?? []);
  // Compiled once for all ways, as the site’s own stories are.
  const { json } = await new StoryText(program).compile();
  for (const [index, way] of ways.entries()) {
    const played = replays[index];
    const { view } = await Session.open({
      program: { ...program, json: json ?? '' },
      screen: 'game',
      ...way,
    });
    const shown = linesOf(view).flat();
    const printed = (played?.text ?? []).filter((line) => !line.startsWith('> '));
    // The player shows less where the screen was cleared.
    const text = printed.slice(printed.length - shown.length);
    expect({ name, moves: way.moves, text }).toEqual({ name, moves: view.moves, text: shown });
    expect(played?.choices).toEqual(choicesOf(view));
  }
}

test('the ways that tests find lead to the same texts in the player, in samples of the docs', async () => {
  const groups = (await loadDocs())
    .flatMap(({ file, codeSamples }) => wholeGroups(codeSamples).map((group) => ({ file, group })))
    .filter(
      ({
        group: {
          samples: [first],
        },
      }) => first.kind === 'complete',
    );
  let count = 0;
  for (const { file, group } of someOf(groups)) {
    const [{ line }] = group.samples;
    const program = programOfGroup(group);
    const ways = waysOf(await walk(program, 8));
    await expectSame(program, ways, `${file}:${line}`);
    count += ways.length;
  }
  expect(count).toBeGreaterThan(40);
});

test('and in the starter stories', async () => {
  const folder = 'content/playground';
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => name.endsWith('.ink'))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);
  const files = Object.fromEntries(texts.filter(([name]) => name.includes(path.sep)));
  for (const [name, source] of texts.filter(([name]) => !name.includes(path.sep))) {
    const program = { source, files };
    const ways = waysOf(await walk(program, 30));
    expect(ways.length).toBeGreaterThan(0);
    await expectSame(program, ways, name);
  }
});

test.each([
  [
    'chance',
    `-> top
=== top
{~one|two|three} {RANDOM(1, 100)} {TURNS_SINCE(-> top)} {TURNS()} {top}
{LIST_RANDOM(l)}
+ [Again] -> top
+ {RANDOM(1, 3) == 2} [Sometimes] -> END
* [Once] -> top
LIST l = (a), (b), (c)`,
  ],
  [
    'a toolbar that changes the story and its chances',
    `# toolbar: bar
VAR n = 0
-> top
=== top
{n} {RANDOM(1, 1000)}
+ [Again] -> top
+ {n > 4} [End] -> END
=== function bar()
~ n++
{RANDOM(1, 6)}`,
  ],
  [
    'buttons, and choices taken by links',
    `VAR lamp = false
-> top
=== top
The lamp is {lamp: lit|dark}. [button=light]Light it[/button] [link=Leave]Go[/link]
+ {lamp} [Read #HIDDEN] Never.
  -> END
+ [Leave #HIDDEN] You leave.
  -> top
+ [Leave #UNCLICKABLE] Other.
  -> END
+ {lamp} [Sleep] -> END
=== function light()
~ lamp = true`,
  ],
  [
    'hypertext, line by line, cleared screens and timers',
    `# hypertext
# continue_maximally: false
-> top
=== top
One. [link=In]in[/link] # CLEAR
Two. {RANDOM(1, 9)}
+ [In] -> in
+ [Nobody] -> END
=== in
Inside.
Wait. # AUTO_CHOICE: 3
* [a #HIDDEN] A. -> top
* [b #UNCLICKABLE] B. -> top
+ -> END`,
  ],
  [
    'a timer that takes one of two disabled choices with the same text',
    `Wait. # AUTO_CHOICE: 3
+ [b #UNCLICKABLE] One. -> END
+ [b #UNCLICKABLE] Two. -> END
+ [c] Three. -> END`,
  ],
  [
    'fields',
    `VAR guest = ""
VAR years = 0
-> door
=== door
Who? [input var=guest] [b][input var=years type=number][/b]
+ {guest == "Anna"} [In] You know {guest}. -> END
+ [Knock] {years > 17: Come in, {guest}|Too young}. -> END`,
  ],
  [
    'continuing by a click, shuffled and external',
    `EXTERNAL ask(x)
-> top
=== top
Now. # SHUFFLE_CHOICES
+ [One {ask(3)}] -> wait
+ [Two] -> wait
+ [Three] -> END
=== wait
Wait.
+ [>>>(delay=5)] -> top
=== function ask(x)
~ return x * 2`,
  ],
])('and in a story with %s', async (name, source) => {
  const program = { source, files: {} };
  const report = await walk(program, 40);
  const ways = waysOf(report);
  expect(ways.length).toBeGreaterThan(2);
  await expectSame(program, ways, name);
  expect(report.findings).toEqual([]);
});
