import { mapFactsMessages as words } from '../../../config/messages/map-facts';
import type { PlaceNames } from '../../../ink/map/describe-way';
import { spacedName } from '../../../ink/story/place-title';
import type { Condition } from '../../story-edits/condition';
import type { Memory } from '../../story-edits/remember';

/** What is remembered, as a writer says it. */
export function memoryInWords(memory: Memory): string {
  const name = spacedName(memory.name);
  return memory.kind === 'flag'
    ? words.memory.flag(name, memory.is)
    : words.memory[memory.sign](name, memory.value);
}

/** A condition as a writer says it; ink that says more stays as it is. */
export function conditionInWords(
  condition: Condition | null,
  ink: string,
  nameOf: PlaceNames,
): string {
  const { asked } = words;
  switch (condition?.kind) {
    case undefined:
      return asked.ink(ink);
    case 'flag':
      return asked.flag(spacedName(condition.name), condition.is);
    case 'number':
      return asked.number(spacedName(condition.name), condition.sign, condition.value);
    case 'place':
      return asked.place(nameOf(condition.id), condition.is);
    case 'choice':
      return asked.choice(condition.text, condition.is);
  }
}
