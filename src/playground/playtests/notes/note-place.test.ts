import type { TesterNote } from '../../notes/tester-note';
import { unpackReplays } from '../pins/packed-replay';
import { replay } from '../pins/replay';
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
