/** @jest-environment jsdom */
/** Each test loads the module again, because the warning is only printed once per page. */
async function freshSlot(persistence: 'local' | 'session' = 'local') {
  jest.resetModules();
  const { createStorageSlot } = await import('./storage-slot');
  return createStorageSlot('key', { persistence });
}

function denyStorage(): void {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

let warn: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('a value that was set is found again, and gone once deleted', async () => {
  const slot = await freshSlot();
  expect(slot.get()).toBeNull();
  slot.set('a');
  expect(slot.get()).toBe('a');
  expect(localStorage.getItem('key')).toBe('a');
  slot.delete();
  expect(localStorage.getItem('key')).toBeNull();
});

test('session slots do not touch local storage', async () => {
  const slot = await freshSlot('session');
  slot.set('a');
  expect(sessionStorage.getItem('key')).toBe('a');
  expect(localStorage.getItem('key')).toBeNull();
});

test('subscribers in the same page hear changes, and only changes', async () => {
  const slot = await freshSlot();
  const listener = jest.fn();
  const unsubscribe = slot.subscribe(listener);
  slot.set('a');
  slot.set('a');
  slot.delete();
  slot.delete();
  expect(listener.mock.calls).toEqual([['a'], [null]]);
  unsubscribe();
  slot.set('b');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('subscribers hear another tab, also when it clears everything, but not other keys or areas', async () => {
  const slot = await freshSlot();
  const listener = jest.fn();
  slot.subscribe(listener);
  const fromTab = (init: StorageEventInit) =>
    window.dispatchEvent(new StorageEvent('storage', init));
  fromTab({ key: 'other', newValue: 'x', storageArea: localStorage });
  fromTab({ key: 'key', newValue: 'x', storageArea: sessionStorage });
  expect(listener).not.toHaveBeenCalled();
  fromTab({ key: 'key', newValue: 'x', storageArea: localStorage });
  fromTab({ key: null, storageArea: localStorage });
  expect(listener.mock.calls).toEqual([['x'], [null]]);
});

test('where storage is denied, one warning is given and the value lasts as long as the page', async () => {
  const slot = await freshSlot();
  denyStorage();
  const listener = jest.fn();
  slot.subscribe(listener);
  expect(slot.get()).toBeNull();
  slot.set('a');
  expect(slot.get()).toBe('a');
  expect(listener).toHaveBeenCalledWith('a');
  slot.delete();
  expect(slot.get()).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a full storage is ignored in the same way', async () => {
  const slot = await freshSlot();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  slot.set('a');
  expect(slot.get()).toBe('a');
  expect(warn).toHaveBeenCalledTimes(1);
});
