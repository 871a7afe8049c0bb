import { readFileSync } from 'node:fs';
import { tasks } from '../project/entries';
import { scriptOf } from './task';

const parse = { file: tasks.parseFile, name: 'parseFile' };
const derive = { file: tasks.derivePages, name: 'derivePages', isLocal: true };

afterEach(() => {
  delete process.env.GATSBY_LOCALE;
});

test('all work of a build in English is in one script', () => {
  expect(scriptOf(parse)).toBe(scriptOf(derive));
});

test('in another language, only what has words of the interface speaks it', () => {
  process.env.GATSBY_LOCALE = 'uk';
  const [english, local] = [scriptOf(parse), scriptOf(derive)];
  expect(english).not.toBe(local);
  expect(readFileSync(local, 'utf8')).toContain('findLocale(process.env.GATSBY_LOCALE');
  expect(readFileSync(english, 'utf8')).not.toContain('findLocale(process.env.GATSBY_LOCALE');
});
