/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { createMemoryStorage } from './memory-storage';
import { readExtras } from './project-extras';
import { useExtras } from './use-extras';

const mockManager = {
  storage: { ...createMemoryStorage(), isLasting: true },
  /** The text is being stored, which takes its time. */
  makeOwn: () => new Promise<string | null>(() => undefined),
};
const mockState = { key: 1, project: { id: 'first' } };
jest.mock('./use-project-manager', () => ({
  useOpenProject: () => ({ manager: mockManager, state: mockState }),
}));

const storedIn = async (id: string) => (await readExtras(mockManager.storage, id)).positions;

it('stores a change at once, without waiting for the text, in the project that it was made in', async () => {
  const { result, rerender } = renderHook(() => useExtras());
  const { change } = result.current;
  const put = (x: number) =>
    act(() => change((all) => ({ ...all, positions: { 'place hall': { x, y: 0 } } })));
  expect(await put(10)).toBe(true);
  expect(await storedIn('first')).toEqual({ 'place hall': { x: 10, y: 0 } });
  Object.assign(mockState, { key: 2, project: { id: 'second' } });
  rerender();
  await put(20);
  expect(await storedIn('second')).toEqual({});
  await waitFor(async () =>
    expect(await storedIn('first')).toEqual({ 'place hall': { x: 20, y: 0 } }),
  );
});
