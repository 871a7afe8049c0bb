/** @jest-environment jsdom */
import { createScrollMemory } from './scroll-memory';

beforeEach(() => sessionStorage.clear());

test('positions are found again, also by the next document', () => {
  const memory = createScrollMemory();
  memory.set('a', 120);
  expect(memory.get('a')).toBe(120);
  expect(createScrollMemory().get('a')).toBeUndefined();
  memory.save();
  expect(createScrollMemory().get('a')).toBe(120);
});

test('the hundred latest are saved', () => {
  const memory = createScrollMemory();
  for (let index = 0; index < 101; index++) memory.set(`entry-${index}`, index);
  memory.set('entry-0', 7);
  memory.save();
  const next = createScrollMemory();
  expect(next.get('entry-0')).toBe(7);
  expect(next.get('entry-1')).toBeUndefined();
  expect(next.get('entry-2')).toBe(2);
});

test.each(['nonsense', '{"a":1}', '[["a","b"],3]'])('%s in the storage is ignored', (stored) => {
  sessionStorage.setItem('docs.scroll-positions', stored);
  expect(createScrollMemory().get('a')).toBeUndefined();
});
