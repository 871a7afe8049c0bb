import { isUsableName, pathIn, placeOf, usualLayout, type Place } from './folder-places';

it.each<[string, Place | null]>([
  ['root/game/story.ink', { kind: 'main' }],
  ['root/game/chapters/one.ink', { kind: 'ink', name: 'chapters/one.ink' }],
  ['root/game/img/a.PNG', { kind: 'asset', name: 'img/a.PNG' }],
  ['resources/fonts/lora/Lora.woff2', { kind: 'derived' }],
  ['resources/fonts/lora/index.js', { kind: 'derived' }],
  ['resources/styles/custom.css', { kind: 'styles', name: 'custom.css' }],
  ['atrament.config.json', { kind: 'config' }],
  ['root/game/languages/de.po', { kind: 'asset', name: 'languages/de.po' }],
  ['root/game/chapters/languages/de.po', null],
  ['root/game/notes.txt', null],
  ['root/game/custom.css', null],
  ['src/index.ink', null],
  ['package.json', null],
])('%s', (path, place) => {
  expect(placeOf(path, usualLayout)).toEqual(place);
});

it('follows a configuration that keeps the game elsewhere', () => {
  const layout = { game: 'root/tale', main: 'root/tale/main.ink' };
  expect(pathIn(layout, 'root/game/story.ink')).toBe('root/tale/main.ink');
  expect(pathIn(layout, 'root/game/img/a.png')).toBe('root/tale/img/a.png');
  expect(pathIn(layout, 'atrament.config.json')).toBe('atrament.config.json');
  expect(placeOf('root/tale/main.ink', layout)).toEqual({ kind: 'main' });
});

it.each([
  ['root/game/a.ink', true],
  ['root/game/con.ink', false],
  ['root/game/a+b.ink', false],
  ['root/game/what?.png', true],
  ['root/game/dot.', false],
])('%s can be in both: %p', (path, isUsable) => {
  expect(isUsableName(path, placeOf(path, usualLayout) ?? { kind: 'main' })).toBe(isUsable);
});
