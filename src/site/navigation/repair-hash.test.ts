import { repairHash } from './repair-hash';

test.each([
  ['', ''],
  ['#choices', '#choices'],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['#a%23b', '#a%23b'],
  ['#100%', '#100%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
])('%s → %s', (hash, repaired) => {
  expect(repairHash(hash)).toBe(repaired);
  expect(() => decodeURI(repaired)).not.toThrow();
});
