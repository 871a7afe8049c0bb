import { moveInList } from './move-in-list';

const press = (key: string, place = {}, modifiers = {}) =>
  moveInList(
    { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...modifiers },
    { count: 3, index: 0, wasMoved: true, ...place },
  );

it.each([
  ['ArrowDown', {}, 1],
  ['ArrowDown', { index: 2 }, 0],
  ['ArrowDown', { index: -1 }, 0],
  ['ArrowUp', {}, 2],
  ['ArrowUp', { index: -1 }, 2],
  ['Home', { index: 2 }, 0],
  ['End', {}, 2],
  ['Home', { wasMoved: false }, null],
  ['End', { wasMoved: false }, null],
  ['ArrowDown', { count: 0 }, null],
  ['x', {}, null],
])('%s in %j leads to %s', (key, place, index) => {
  expect(press(key, place)).toBe(index);
});

it('leaves keys with others held down to the field', () => {
  expect(press('ArrowDown', {}, { altKey: true })).toBeNull();
  expect(press('Home', {}, { shiftKey: true })).toBeNull();
});
