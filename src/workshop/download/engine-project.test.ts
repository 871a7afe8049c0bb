import { projectEntries } from './engine-project';

test('a project has its files where the engine looks for them', () => {
  const assets = new Map(
    ['pictures/map.png', 'fonts/Lora-Bold.woff2', 'fonts/Lora.woff2', 'custom.css'].map(
      (path) => [path, new Blob([path])] as const,
    ),
  );
  const program = { source: 'INCLUDE a/two.ink', files: { 'a/two.ink': 'Two.' } };
  const entries = projectEntries({ title: 'The Long Meadow', program, assets });
  expect([...entries.keys()].sort()).toEqual([
    'atrament.config.json',
    'resources/fonts/lora/Lora-Bold.woff2',
    'resources/fonts/lora/Lora.woff2',
    'resources/fonts/lora/index.css',
    'resources/fonts/lora/index.js',
    'resources/styles/custom.css',
    'root/game/a/two.ink',
    'root/game/pictures/map.png',
    'root/game/story.ink',
  ]);
});
