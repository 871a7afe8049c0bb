/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { Problem } from '../../../base/problems/problem';
import { useFinished } from './use-hints';

const hintOn = (words: string): Problem => ({
  severity: 'warning',
  file: 'a.mdx',
  line: 1,
  message: `“${words}” is not in the dictionary.`,
  hint: '',
  advice: { rule: 'spelling', words, meant: [] },
});
const found = [hintOn('wrl'), hintOn('teh')];

it('hides the hint on a word that is being typed, until it is finished', () => {
  const { result } = renderHook(() => useFinished(found));
  act(() => result.current.onTyping('wrl'));
  expect(result.current.hints).toEqual([found[1]]);
  act(() => result.current.onTyping(''));
  expect(result.current.hints).toEqual(found);
});

it('is the same list while other words are typed, so that the editor has nothing to draw', () => {
  const { result } = renderHook(() => useFinished(found));
  const { hints } = result.current;
  act(() => result.current.onTyping('lam'));
  act(() => result.current.onTyping('lamp'));
  expect(result.current.hints).toBe(hints);
});
