/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { readStoryGraph } from '../../../ink/map/read-story-graph';
import { usePlaceFacts } from './use-place-facts';

const program = {
  source:
    'VAR key = false\n-> a\n=== a\n~ key = true\n* {key} [Go] -> b\n  ~ key = false\n=== b\n-> a\n',
  files: {},
};
const graph = readStoryGraph(program);
const facts = (asked: typeof program | null, id: string) => {
  if (graph === null) throw new Error();
  return renderHook(() => usePlaceFacts(graph, id, asked));
};

test('what a text says of a place is read once', () => {
  const { result, rerender } = facts(program, 'a');
  const before = result.current;
  expect(before.memories.map(({ memory }) => memory.name)).toEqual(['key']);
  expect(before.ways[0]?.conditions.map(({ written }) => written.inner)).toEqual(['key']);
  expect(facts(program, 'b').result.current.ledTo).toHaveLength(1);
  rerender();
  expect(result.current).toBe(before);
});

test('of no text, only the ways are known', () => {
  const { memories, ledTo, ways } = facts(null, 'a').result.current;
  expect([memories, ledTo, ways[0]?.conditions]).toEqual([[], [], []]);
  expect(ways).toHaveLength(1);
});
