import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Story } from 'inkjs/engine/Story';
import { builtStoryAddress } from '../../ink/compile/built-story';
import type { InkProgram } from '../../ink/compile/compile-ink';
import { writeStories } from './write-stories';

const HELLO: InkProgram = { source: 'INCLUDE b.ink\nHello {b}.', files: { 'b.ink': 'VAR b = 2' } };

let directory: string;
const values = new Map<string, unknown>();
const cache = {
  get: (key: string) => Promise.resolve(values.get(key)),
  set: jest.fn((key: string, value: unknown) => Promise.resolve(values.set(key, value))),
};
const write = (...programs: InkProgram[]) =>
  writeStories(programs, { directory, cache, digest: 'one' });

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'stories-'));
  values.clear();
});

afterEach(() => rmSync(directory, { recursive: true }));

test('a program lies compiled at the address that follows from its text', async () => {
  await write(HELLO, HELLO);
  const json = readFileSync(path.join(directory, builtStoryAddress(HELLO)), 'utf8');
  expect(new Story(json).ContinueMaximally()).toBe('Hello 2.\n');
});

test('what the compiler complains of is left out, and so is what is there no more', async () => {
  await write(HELLO);
  writeFileSync(path.join(directory, 'tips.json'), '{}');
  await write({ source: '-> nowhere', files: {} }, { source: '-> a\n=== a\nHello.', files: {} });
  expect(readdirSync(path.join(directory, 'stories'))).toEqual([]);
  expect(existsSync(path.join(directory, 'tips.json'))).toBe(true);
});

test('what is there already is neither made nor written again', async () => {
  await write(HELLO);
  cache.set.mockClear();
  const file = path.join(directory, builtStoryAddress(HELLO));
  utimesSync(file, 1, 1);
  const other = { source: 'Hello.', files: {} };
  await write(HELLO, other);
  expect(cache.set).toHaveBeenCalledTimes(1);
  expect(statSync(file).mtimeMs).toBe(1000);
  for (const story of [HELLO, other]) {
    expect(existsSync(path.join(directory, builtStoryAddress(story)))).toBe(true);
  }
});

test('another text is another address, whatever the order of its files', () => {
  const files = { 'a.ink': 'A', 'b.ink': 'B' };
  const address = builtStoryAddress({ source: 'Hi', files });
  expect(builtStoryAddress({ source: 'Hi', files: { 'b.ink': 'B', 'a.ink': 'A' } })).toBe(address);
  expect(builtStoryAddress({ source: 'Hi.', files })).not.toBe(address);
  expect(address).toMatch(/^\/stories\/[0-9a-f]{8}\.json$/);
});
