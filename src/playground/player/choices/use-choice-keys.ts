import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../../base/browser/use-latest';
import type { Choice } from '../engine/game-view';
import { isControl, isTextField } from '../kit/is-control';

interface ChoiceKeys {
  isActive: boolean;
  /** In the order of their numbers. */
  choices: readonly Choice[];
  onChoose: (id: number) => void;
  /** Null if there are choices. */
  onContinue: (() => void) | null;
}

/** Keys 1 to 9 take the choice with that number, Space and Enter continue, while the focus is in the player. */
export function useChoiceKeys(root: RefObject<HTMLElement>, keys: ChoiceKeys): void {
  const current = useLatest(keys);

  useEffect(() => {
    const player = root.current;
    const onKey = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.defaultPrevented;
      if (isPlain && act(event, current.current)) event.preventDefault();
    };
    player?.addEventListener('keydown', onKey);
    return () => player?.removeEventListener('keydown', onKey);
  }, [current, root]);
}

/** Whether the key was used. */
function act(event: KeyboardEvent, keys: ChoiceKeys): boolean {
  const { key, target } = event;
  const isElsewhere = target instanceof Element && target.closest('[data-keys="own"]') !== null;
  if (!keys.isActive || isTextField(target) || isElsewhere) return false;
  if (key === ' ' || key === 'Enter') {
    if (keys.onContinue === null || isControl(target)) return false;
    keys.onContinue();
    return true;
  }
  const choice = /^[1-9]$/.test(key) ? keys.choices[Number(key) - 1] : undefined;
  if (choice === undefined || choice.isDisabled || event.repeat) return false;
  keys.onChoose(choice.id);
  return true;
}
