/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import { useCompletionWords } from './use-completion-words';

const answer = (ok: boolean, value: unknown) => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok, json: () => Promise.resolve(value) }),
  ) as unknown as typeof fetch;
};

it('brings the words when they are there', async () => {
  answer(true, { markup: [] });
  const { result } = renderHook(() => useCompletionWords('/reference-words.json', true));
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toEqual({ markup: [] }));
});

it('goes without words that do not come', async () => {
  answer(false, {});
  const { result } = renderHook(() => useCompletionWords('/reference-words.json', true));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await Promise.resolve();
  expect(result.current).toBeNull();
});
