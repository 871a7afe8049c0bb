import { RangeSet, StateEffect, StateField } from '@codemirror/state';
import type { GutterMarker } from '@codemirror/view';

/** Marks in the margin, and the effect that replaces them; they stay with their lines while the text changes. */
export function gutterMarks<Mark extends GutterMarker>() {
  const set = StateEffect.define<RangeSet<Mark>>();
  const field = StateField.define<RangeSet<Mark>>({
    create: () => RangeSet.empty,
    update: (value, { changes, effects }) =>
      effects.reduce(
        (current, effect) => (effect.is(set) ? effect.value : current),
        value.map(changes),
      ),
  });
  return { set, field };
}
