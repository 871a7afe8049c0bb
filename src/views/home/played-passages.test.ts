import { playedPassages } from './played-passages';

const story = {
  title: 'Lamp',
  scenes: [
    {
      paragraphs: [['Dark.']],
      choices: [
        { label: 'Light it', to: 1 },
        { label: 'Wait', to: 0 },
      ],
    },
    { paragraphs: [['Light.']], choices: [] },
  ],
};

test('begins with the first scene', () => {
  const { passages, scene } = playedPassages(story, []);
  expect(passages).toEqual([{ choice: null, paragraphs: [['Dark.']] }]);
  expect(scene.choices).toHaveLength(2);
});

test('goes on below what was read, as often as it takes', () => {
  const { passages, scene } = playedPassages(story, [1, 0]);
  expect(passages.map(({ choice }) => choice)).toEqual([null, 'Wait', 'Light it']);
  expect(scene).toBe(story.scenes[1]);
});

test('a choice that is not there changes nothing', () => {
  expect(playedPassages(story, [7]).passages).toHaveLength(1);
});

test('a story without scenes is a mistake that says so', () => {
  expect(() => playedPassages({ title: 'Void', scenes: [] }, [])).toThrow('Void');
});
