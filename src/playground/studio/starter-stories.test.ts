import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomInts } from '../../../testing/random';
import { compileInk } from '../../ink/compile/compile-ink';
import { isFileName } from '../../ink/story/story-program';

const folder = 'content/playground';
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ink'),
);
const stories = files.filter((name) => !name.includes(path.sep));
const included = Object.fromEntries(
  files.filter((name) => !stories.includes(name)).map((name) => [name, read(name)]),
);

it.each(stories)('%s says what it is, and comes to an end whatever one chooses', (name) => {
  const source = read(name);
  expect(source).toMatch(/^\/\/ [^:\n]+: [^\n]+\.\n/);
  const { story, issues } = compileInk({ source, files: included });
  expect(issues).toEqual([]);
  if (story === null) throw new Error('The story does not compile.');
  const begin = story.state.ToJson();
  let ends = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    story.state.LoadJson(begin);
    const random = randomInts(seed);
    for (let turn = 0; turn < 90; turn += 1) {
      story.ContinueMaximally();
      const { length } = story.currentChoices;
      if (length === 0) {
        ends += 1;
        break;
      }
      story.ChooseChoiceIndex(random(length));
    }
    expect(story.currentErrors ?? []).toEqual([]);
  }
  expect(ends).toBeGreaterThan(55);
});

it('has included files whose names the editor takes', () => {
  expect(Object.keys(included)).not.toHaveLength(0);
  for (const name of Object.keys(included)) expect(isFileName(name)).toBe(true);
});

it.each(stories)('%s has a small picture for the gallery', (name) => {
  const picture = `static/img/starters/${name.replace(/\.ink$/, '.svg')}`;
  const drawing = readFileSync(picture, 'utf8');
  expect(drawing).toContain('id="engraving"');
  expect(drawing).toContain('viewBox="0 0 240 200"');
  expect(drawing.length).toBeLessThan(3072);
});
