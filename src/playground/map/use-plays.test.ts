/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { makeView } from '../../../testing/game-view-factories';
import { usePlays } from './use-plays';

test('moves count, what a change of the text does to the game does not', () => {
  const text = (source: string) => ({ source, files: {} });
  const first = { game: makeView({ moves: [0] }), program: text('A') };
  const { result, rerender } = renderHook(({ game, program }) => usePlays(game, program), {
    initialProps: first,
  });
  const after = (moves: number[], source: string) => {
    rerender({ game: makeView({ moves }), program: text(source) });
    return result.current;
  };
  expect(result.current).toBe(0);
  // Something else is shown.
  expect(after([0], 'A')).toBe(0);
  expect(after([0, 1], 'A')).toBe(1);
  // The second move is no longer possible.
  expect(after([0], 'B')).toBe(1);
  expect(after([0, 0], 'B')).toBe(2);
  expect(after([], 'B')).toBe(3);
});
