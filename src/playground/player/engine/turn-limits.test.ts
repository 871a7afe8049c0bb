import { EndlessTurn, LIMITS, TurnLimits } from './turn-limits';
import type { Story } from 'inkjs/engine/Story';

/** A story whose state the test decides. */
function storyWith(state: { pieces?: string[]; depth?: number; value?: unknown }): Story {
  const outputStream = (state.pieces ?? []).map((value) => ({ value }));
  const evaluationStack = state.value === undefined ? [] : [{ value: state.value }];
  const callStack = { depth: state.depth ?? 1, _threads: [{}] };
  return {
    state: { outputStream, evaluationStack, callStack, generatedChoices: [] },
  } as unknown as Story;
}

function stepsUntilStopped(stories: readonly Story[], most: number): number | null {
  const limits = new TurnLimits();
  limits.begin();
  for (let step = 1; step <= most; step++) {
    try {
      for (const story of stories) limits.countStep(story);
    } catch (error) {
      if (error instanceof EndlessTurn) return step;
      throw error;
    }
  }
  return null;
}

test('steps are counted one by one while the story holds little', () => {
  const story = storyWith({ pieces: ['A line.'], depth: 3 });
  expect(stepsUntilStopped([story], LIMITS.steps - 1)).toBeNull();
  expect(stepsUntilStopped([story], LIMITS.steps + 1)).toBe(LIMITS.steps + 1);
});

test.each([
  ['a long line', { pieces: Array.from({ length: 5000 }, () => 'x') }],
  ['a deep call', { depth: 20_000 }],
  ['a long text', { value: 'x'.repeat(20_000) }],
  ['a long list', { value: new Map(Array.from({ length: 20_000 }, (_, at) => [at, at])) }],
])('the more there is to go through, the more a step counts: %s', (_, state) => {
  expect(stepsUntilStopped([storyWith(state)], LIMITS.steps)).toBeLessThan(LIMITS.steps / 100);
});

test('short lines without end are stopped before a page would have to draw them', () => {
  const line = [storyWith({ pieces: [] }), storyWith({ pieces: ['x'] })];
  expect(stepsUntilStopped(line, LIMITS.steps)).toBeLessThan(200_000);
});

test('a text that no page can show is stopped at once', () => {
  expect(stepsUntilStopped([storyWith({ value: 'x'.repeat(LIMITS.textLength + 1) })], 1)).toBe(1);
});
