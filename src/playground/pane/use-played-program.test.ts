/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { renderHook, waitFor } from '@testing-library/react';
import { builtStoryAddress } from '../../ink/compile/built-story';
import { usePlayedProgram } from './use-played-program';

const ORIGINAL = { source: 'Hello.', files: {} };
const CHANGED = { source: 'Hello!', files: {} };
const JSON_TEXT = '{"inkVersion":21}';

const answers = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  Object.assign(globalThis, { TextEncoder });
  globalThis.fetch = answers as unknown as typeof fetch;
  // jsdom does not have it.
  AbortSignal.timeout = () => new AbortController().signal;
});

const answerWith = (text: string, ok = true): void => {
  answers.mockReset();
  answers.mockResolvedValue({ ok, text: () => Promise.resolve(text) } as Response);
};

test('a text that nobody changed comes compiled, from the address that follows from it', async () => {
  answerWith(JSON_TEXT);
  const { result } = renderHook(() => usePlayedProgram(ORIGINAL, { ...ORIGINAL }));
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toEqual({ ...ORIGINAL, json: JSON_TEXT }));
  expect(answers.mock.calls.map(([address]) => address)).toEqual([builtStoryAddress(ORIGINAL)]);
});

test('a changed text is played at once, and asks for nothing', () => {
  answerWith(JSON_TEXT);
  const { result } = renderHook(() => usePlayedProgram(CHANGED, ORIGINAL));
  expect(result.current).toEqual(CHANGED);
  expect(answers).not.toHaveBeenCalled();
});

test.each([
  ['nothing', '{"inkVersion":21}', false],
  ['a page', '<!doctype html>', true],
])('where the host has %s, the text is compiled here', async (_, text, ok) => {
  answerWith(text, ok);
  const { result } = renderHook(() => usePlayedProgram(ORIGINAL, ORIGINAL));
  await waitFor(() => expect(result.current).toEqual(ORIGINAL));
});

test('the original comes back without another question', async () => {
  answerWith(JSON_TEXT);
  const { result, rerender } = renderHook(({ program }) => usePlayedProgram(program, ORIGINAL), {
    initialProps: { program: ORIGINAL },
  });
  await waitFor(() => expect(result.current).not.toBeNull());
  rerender({ program: CHANGED });
  expect(result.current).toEqual(CHANGED);
  rerender({ program: ORIGINAL });
  expect(result.current).toEqual({ ...ORIGINAL, json: JSON_TEXT });
});
