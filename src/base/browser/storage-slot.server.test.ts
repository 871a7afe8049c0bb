import { createStorageSlot } from './storage-slot';

test('on the server a slot can be made, but every use names the key and what to do', () => {
  const slot = createStorageSlot('theme', { persistence: 'local' });
  expect(() => slot.get()).toThrow(/"theme" was asked for on the server.*useStoredValue/);
  expect(() => slot.set('dark')).toThrow(/"theme"/);
  expect(() => slot.delete()).toThrow(/"theme"/);
  expect(() => slot.subscribe(() => undefined)).toThrow(/"theme"/);
});
