import { withStory } from './story-file';

const story = '{"inkVersion":21,"root":[]}';

test.each([
  ['JSON', '\uFEFF{"inkVersion":20,"root":["old"]}', story],
  ['a script', 'var storyContent = {"inkVersion":20};', `window.storyContent = ${story};`],
  [
    'a downloaded game',
    'window.atramentGame = {"title":"A","story":"old"};\n',
    `window.atramentGame = {"title":"A","story":${JSON.stringify(story)}};`,
  ],
])('puts a story in the place of %s', (_, text, expected) => {
  expect(withStory(text, story)).toBe(expected);
});

test.each(['', 'body {}', '{"name":"x"}', 'console.log("inkVersion")'])(
  'leaves %j alone',
  (text) => {
    expect(withStory(text, story)).toBeNull();
  },
);
