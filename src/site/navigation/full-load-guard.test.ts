/** @jest-environment jsdom */
import { fullLoadGuard } from './full-load-guard';

beforeEach(() => sessionStorage.clear());

test('an address is loaded fully once a minute, whatever happens to others', () => {
  expect(fullLoadGuard.take('/a/', 0)).toBe(true);
  expect(fullLoadGuard.take('/a/', 59_999)).toBe(false);
  expect(fullLoadGuard.take('/b/', 59_999)).toBe(true);
  expect(fullLoadGuard.take('/a/', 60_000)).toBe(true);
  // The clock has gone back.
  expect(fullLoadGuard.take('/a/', -60_000)).toBe(true);
});

test('once it came up it may be loaded again', () => {
  fullLoadGuard.take('/a/', 0);
  fullLoadGuard.take('/b/', 0);
  fullLoadGuard.forget('/a/');
  expect(fullLoadGuard.take('/a/', 1)).toBe(true);
  expect(fullLoadGuard.take('/b/', 1)).toBe(false);
});

test('nonsense in the storage counts as nothing', () => {
  sessionStorage.setItem('docs.full-loads', '[[[');
  expect(fullLoadGuard.take('/a/', 0)).toBe(true);
});
