import { useState } from 'react';
import type { MarkupNodeOf } from '../../../ink/markup/markup-tree';
import { classNames } from '../../../ui/class-names';
import type { VariableValue } from '../engine/game-view';
import { storyClasses } from '../kit/story-classes';
import { useStoryPlace } from '../kit/story-context';
import { useGameWords } from '../kit/game-words';
import * as styles from './controls.module.css';

interface StoryInputProps {
  node: MarkupNodeOf<'input'>;
}

/**
 * A field bound to a variable, which it updates on each keystroke; clearing the field leaves the variable unchanged.
 */
export function StoryInput({ node }: StoryInputProps) {
  const { words } = useGameWords();
  const { kind, variables, actions } = useStoryPlace();
  // The text being typed, which may differ from the variable’s value.
  const [draft, setDraft] = useState<string | null>(null);
  const { variable, type, placeholder, className } = node;
  // A variable may have the name of an inherited object property.
  const known =
    variable !== null && Object.hasOwn(variables, variable) ? variables[variable] : undefined;
  const write = (text: string): void => {
    setDraft(text);
    if (variable !== null && text !== '') {
      actions.setVariable(variable, type === 'number' ? Number(text) : text);
    }
  };
  return (
    <input
      dir="auto"
      type={type}
      className={classNames(styles.field, storyClasses(className))}
      value={draft ?? shown(known)}
      placeholder={placeholder ?? undefined}
      aria-label={placeholder ?? words.story.input(variable ?? '?')}
      disabled={kind !== 'live'}
      autoComplete="off"
      spellCheck={false}
      {...(type === 'number' && { step: 'any' })}
      onChange={(event) => write(event.target.value)}
      onBlur={() => setDraft(draft === '' ? '' : null)}
    />
  );
}

/** A number stays one: React then leaves “2.0” as it was typed. */
function shown(value: VariableValue | undefined): string | number {
  if (value === undefined) return '';
  if (typeof value === 'number') return value;
  return typeof value === 'object' ? value.list.join(', ') : String(value);
}
