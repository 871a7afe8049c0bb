import { execFileSync } from 'node:child_process';
import { makeProject } from '../../../../testing/temp-project';
import { KeptSaves } from './kept-saves';

const FILE = 'content/docs/a.mdx';
const DAY = 24 * 60 * 60 * 1000;

function makeDesk() {
  const root = makeProject({ [FILE]: 'now' });
  const clock = { now: Date.now() };
  const saves = new KeptSaves(root, () => clock.now);
  const texts = (file = FILE) =>
    saves.of(file).map((text) => [text.kind, saves.read(text)?.toString()]);
  return { root, clock, saves, texts };
}

it('keeps what was saved, newest first, and the same text once', () => {
  const { saves, texts } = makeDesk();
  saves.keep(FILE, 'one', 'found');
  for (const text of ['two', 'two', 'three']) saves.keep(FILE, text, 'saved');
  expect(texts()).toEqual([
    ['saved', 'three'],
    ['saved', 'two'],
    ['found', 'one'],
  ]);
  expect(texts('content/docs/b.mdx')).toEqual([]);
});

it('keeps nothing longer than a week', () => {
  const { clock, saves, texts } = makeDesk();
  saves.keep(FILE, 'one', 'saved');
  clock.now += 4 * DAY;
  saves.keep(FILE, 'two', 'saved');
  clock.now += 4 * DAY;
  expect(texts()).toEqual([['saved', 'two']]);
  saves.keep('content/docs/b.mdx', 'other', 'saved');
  clock.now -= 4 * DAY;
  // It is gone from the disk as well.
  expect(texts()).toEqual([['saved', 'two']]);
});

it('is bounded: the oldest saves go, of one file and of all', () => {
  const { clock, saves, texts } = makeDesk();
  for (let count = 0; count < 52; count += 1) saves.keep(FILE, `text ${count}`, 'saved');
  expect(texts()).toHaveLength(50);
  clock.now += DAY;
  for (const name of ['b', 'c', 'd']) {
    clock.now += 1000;
    saves.keep(`content/docs/${name}.mdx`, name.repeat(9_000_000), 'saved');
  }
  const counts = ['a', 'b', 'c', 'd'].map((name) => saves.of(`content/docs/${name}.mdx`).length);
  expect(counts).toEqual([0, 0, 1, 1]);
});

it('knows what was deleted, until it is there again, and goes along with a new name', () => {
  const { saves, texts } = makeDesk();
  saves.keep(FILE, 'one', 'saved');
  saves.rename(FILE, 'content/docs/b.mdx');
  expect(texts()).toEqual([]);
  saves.keep('content/docs/b.mdx', 'one', 'deleted');
  expect(saves.deleted()).toMatchObject([{ path: 'content/docs/b.mdx' }]);
  saves.keep('content/docs/b.mdx', 'two', 'saved');
  expect(saves.deleted()).toEqual([]);
});

it('a new name takes its saves along to a name that was used before', () => {
  const { clock, saves, texts } = makeDesk();
  const other = 'content/docs/b.mdx';
  saves.keep(other, 'old', 'deleted');
  clock.now += DAY;
  saves.keep(FILE, 'one', 'saved');
  saves.rename(FILE, other);
  expect(texts()).toEqual([]);
  expect(texts(other)).toEqual([
    ['saved', 'one'],
    ['deleted', 'old'],
  ]);
});

it('is nothing that Git takes in', () => {
  const { root, saves } = makeDesk();
  execFileSync('git', ['init', '-q'], { cwd: root });
  saves.keep(FILE, 'one', 'saved');
  const status = execFileSync('git', ['status', '--porcelain', '-uall'], { cwd: root });
  expect(String(status)).not.toContain('.desk');
});
