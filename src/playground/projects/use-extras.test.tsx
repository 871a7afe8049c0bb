/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { createMemoryStorage } from './store/memory-storage';
import { readExtras } from './store/project-extras';
import { ExtrasProvider, useExtras } from './use-extras';

const mockManager = {
  storage: { ...createMemoryStorage(), isLasting: true },
  /** The text is being stored, which takes its time. */
  makeOwn: () => new Promise<string | null>(() => undefined),
};
const mockState: { key: number; project: { id: string } | null } = {
  key: 1,
  project: { id: 'first' },
};
jest.mock('./store/use-project-manager', () => ({
  useOpenProject: () => ({ manager: mockManager, state: mockState }),
}));

const storedIn = async (id: string) => (await readExtras(mockManager.storage, id)).positions;

it('stores a change at once, without waiting for the text, in the project that it was made in', async () => {
  const { result, rerender } = renderHook(() => useExtras(), { wrapper: ExtrasProvider });
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

it('shows nothing older than the last change, however late the storage answers', async () => {
  Object.assign(mockState, { key: 3, project: { id: 'third' } });
  const { storage } = mockManager;
  const transact = storage.transact.bind(storage);
  // What was read before the change arrives after it.
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const first = jest.spyOn(storage, 'transact').mockImplementationOnce(async (mode, work) => {
    const found = await transact(mode, work);
    await held;
    return found;
  });
  const { result } = renderHook(() => useExtras(), { wrapper: ExtrasProvider });
  const positions = { 'place hall': { x: 30, y: 0 } };
  await act(() => result.current.change((all) => ({ ...all, positions })));
  await act(async () => {
    answer();
    await held;
  });
  await waitFor(() => expect(result.current.extras.positions).toEqual(positions));
  await new Promise((resolve) => setTimeout(resolve));
  expect(result.current.extras.positions).toEqual(positions);
  first.mockRestore();
});

it('stores changes in their order, also while the text is only becoming a project', async () => {
  Object.assign(mockState, { key: 4, project: null });
  let become = (_id: string) => {};
  const owned = new Promise<string>((resolve) => (become = resolve));
  const makeOwn = jest.spyOn(mockManager, 'makeOwn').mockReturnValue(owned);
  const { result, rerender } = renderHook(() => useExtras(), { wrapper: ExtrasProvider });
  const put = (x: number) =>
    result.current.change((all) => ({ ...all, positions: { 'place hall': { x, y: 0 } } }));
  let [first, second]: Promise<boolean>[] = [];
  act(() => {
    first = put(40);
  });
  Object.assign(mockState, { project: { id: 'fourth' } });
  rerender();
  act(() => {
    second = put(50);
  });
  await act(async () => {
    become('fourth');
    await Promise.all([first, second]);
  });
  expect(await storedIn('fourth')).toEqual({ 'place hall': { x: 50, y: 0 } });
  makeOwn.mockRestore();
});

it('stores changes that wait for another one together, so that little is lost when the page is left', async () => {
  Object.assign(mockState, { key: 5, project: { id: 'fifth' } });
  const { result } = renderHook(() => useExtras(), { wrapper: ExtrasProvider });
  await act(() => result.current.change((all) => ({ ...all, mapPictures: true })));
  const transact = jest.spyOn(mockManager.storage, 'transact');
  const put = (x: number) =>
    result.current.change((all) => ({
      ...all,
      positions: { ...all.positions, [`place ${x}`]: { x, y: 0 } },
    }));
  await act(async () => {
    expect(await Promise.all([put(1), put(2), put(3), put(4)])).toEqual([true, true, true, true]);
  });
  const written = transact.mock.calls.filter(([mode]) => mode === 'readwrite');
  expect(written.length).toBeLessThanOrEqual(2);
  expect(Object.keys(await storedIn('fifth'))).toEqual([
    'place 1',
    'place 2',
    'place 3',
    'place 4',
  ]);
  transact.mockRestore();
});
