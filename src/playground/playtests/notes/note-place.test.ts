import type { TesterNote } from '../../notes/tester-note';
import { RequestAnswerer } from '../../player/engine/answer-request';
import type { GameView } from '../../player/engine/game-view';
import type { RequestName, Requests } from '../../player/engine/protocol';
import { unpackReplays } from '../walk/packed-replay';
import { replay } from '../worker/replay';
import { notePlace } from './note-place';

// The stories are really played, which takes its time on a busy machine.
jest.setTimeout(60_000);

const story = `A road leads north.
* [Follow it] -> hill
* [Wait] -> END
=== hill
From the hill you see the sea.
* [Go on] -> END
`;
const note: TesterNote = {
  id: '1',
  text: 'Lovely.',
  by: '',
  seed: 1,
  steps: [{ move: 0, label: 'Follow it' }],
  seen: ['From the hill you see the sea.'],
};

const placeIn = async (source: string, own: TesterNote = note) => {
  const program = { source, files: {} };
  const [played] = unpackReplays((await replay(program, [own])) ?? []);
  if (played === undefined) throw new Error('It cannot be played.');
  return notePlace(own, played, program);
};

test('in the text that was played, a note stands at the line that was read last', async () => {
  expect(await placeIn(story)).toEqual({ kind: 'same', at: { file: null, line: 5 } });
});

test('choices within a choice do not move it to their own lines', async () => {
  const nested = 'A lamp.\n* [Light it]\n  It burns.\n  * * [Blow it out] -> END\n';
  const own = { ...note, steps: [{ move: 0, label: 'Light it' }], seen: ['It burns.'] };
  expect(await placeIn(nested, own)).toEqual({ kind: 'same', at: { file: null, line: 3 } });
});

test('it follows its line, and its choice, through changes above', async () => {
  const moved = story.replace('* [Follow it]', '* [Sing] -> END\n* [Follow it]');
  expect(await placeIn(moved)).toEqual({ kind: 'same', at: { file: null, line: 6 } });
});

test('other words at its place are said', async () => {
  const changed = story.replace('you see the sea', 'you see nothing');
  expect(await placeIn(changed)).toEqual({ kind: 'changed', at: { file: null, line: 5 } });
});

test('where the way is gone, the words are looked for', async () => {
  const own = { ...note, steps: [{ move: 4, label: 'Fly' }] };
  expect(await placeIn(story, own)).toEqual({ kind: 'moved', at: { file: null, line: 5 } });
  const rewritten = story.replace('you see the sea', 'you see nothing');
  expect(await placeIn(rewritten, own)).toEqual({ kind: 'gone', at: null });
});

test('a note at the beginning needs no way', async () => {
  const own = { ...note, steps: [], seen: ['A road leads north.'] };
  expect(await placeIn(story, own)).toEqual({ kind: 'same', at: { file: null, line: 1 } });
});

/** The scene behind the first choice, as a tester sees it, and the note that they write there. */
async function noteIn(source: string): Promise<TesterNote> {
  const answerer = new RequestAnswerer();
  const ask = async <N extends RequestName>(name: N, request: Requests[N]['request']) =>
    (await answerer.answer({ id: 1, name, request } as never)) as GameView;
  const program = { source, files: {} };
  const first = await ask('open', { program, screen: 'game', moves: [], seed: 1 });
  const label = first.scenes.at(-1)?.choices[0]?.text ?? null;
  const { scenes } = await ask('choose', { id: 0 });
  const seen = (scenes.at(-1)?.paragraphs ?? []).map(({ text }) => text);
  return { ...note, steps: [{ move: 0, label }], seen };
}

test.each([
  ['a picture below the text', 'The well.\n# IMAGE: well.png\n'],
  ['a picture above the text', '# IMAGE: well.png\nThe well.\n'],
  ['a picture between texts', 'The well.\n# IMAGE: well.png\n\nIt is deep.\n'],
  ['pictures alone', '# IMAGE: well.png\n# IMAGE: rope.png\n'],
  [
    'a sound, a background and a style',
    '# AUDIO: a.mp3\n# BACKGROUND: a.png\n# CLASS: low\nThe well. # STYLE\n',
  ],
  [
    'markup and spaces',
    '[b]The  well.[/b] \u00a0 [img]a.png[/img] <>\n  is deep.\n[spoiler]Dry.[/spoiler]\n',
  ],
  ['an empty line of markup', 'The well.\n[br]\n{""}\nIt is deep.\n'],
  ['more text than a note has', `${'The well is deep. '.repeat(80)}\n`],
])('with %s, a note is as the tester saw it', async (_name, scene) => {
  const source = `A road.\n* [On] -> well\n=== well\n${scene}* [Go] -> END\n`;
  expect(await placeIn(source, await noteIn(source))).toMatchObject({ kind: 'same' });
  const other = source.replaceAll('well.', 'pond.').replaceAll('well is', 'pond is');
  if (other !== source && scene.includes('The '))
    expect(await placeIn(other, await noteIn(source))).toMatchObject({ kind: 'changed' });
});
