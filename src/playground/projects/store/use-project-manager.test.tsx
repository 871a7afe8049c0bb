import { act, renderHook, waitFor } from '@testing-library/react';
import { emptyDraft } from './manager-state';
import { createMemoryStorage } from './memory-storage';
import { listProjects, readProject } from './project-store';
import { useProjectManager } from './use-project-manager';

const mockStorage = { ...createMemoryStorage(), isLasting: true };
jest.mock('./project-storage', () => ({
  openProjectStorage: () => Promise.resolve({ storage: mockStorage, failure: null }),
}));

const storedText = async (): Promise<string | undefined> => {
  const [found] = await listProjects(mockStorage);
  return found && (await readProject(mockStorage, found.id))?.program.source;
};

test.each([
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'is hidden, as on a phone that ends it later',
    () => document.dispatchEvent(new Event('visibilitychange')),
  ],
])('what was just typed is stored when the page %s', async (how, leave) => {
  const start = { id: null, linked: null, isOwn: false, draft: emptyDraft };
  const { result, unmount } = renderHook(() => useProjectManager(start));
  await waitFor(() => expect(result.current).not.toBeNull());
  // No pause in typing comes.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const typed = `It rains, and the page ${how}.`;
  act(() => result.current?.manager.change({ source: typed, files: {} }));
  expect(await storedText()).not.toBe(typed);
  await act(async () => {
    leave();
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  });
  expect(await storedText()).toBe(typed);
  jest.useRealTimers();
  unmount();
});
