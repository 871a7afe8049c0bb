import { useState } from 'react';
import type { StoryMessage } from '../../ink/story/story-message';
import type { PlayerState } from './state/player-reducer';

const none: readonly StoryMessage[] = [];

/** What is wrong with the story that is played, until somebody dismisses it. */
export function useComplaints({ view, broken }: PlayerState) {
  const [dismissed, setDismissed] = useState<readonly StoryMessage[] | null>(null);
  const messages = view?.messages ?? none;
  const isPlayed = view?.isPlayable === true && broken === null;
  return {
    complaints: isPlayed && dismissed !== messages ? messages.filter(isComplaint) : none,
    dismiss: (): void => setDismissed(messages),
  };
}

/** Whether a message opens a window; others are listed below the story. */
export function isComplaint({ severity, isEngineFailure }: StoryMessage): boolean {
  return severity === 'error' || isEngineFailure;
}
