import { createContext, useContext } from 'react';
import type { VariableValue } from '../engine/game-view';

/** The actions that markup in a story can trigger. */
export interface StoryActions {
  choose: (id: number) => void;
  /** Takes the choice that a link names, as the engine finds it. */
  follow: (to: string | number | boolean) => void;
  callFunction: (functionName: string, isModal: boolean) => void;
  setVariable: (name: string, value: VariableValue) => void;
}

/** The context of markup at one place in the story. */
export interface StoryPlace {
  /** In a past scene, only spoilers and external links work; in a label, nothing does. */
  kind: 'live' | 'past' | 'label';
  variables: Readonly<Record<string, VariableValue>>;
  actions: StoryActions;
}

const StoryPlaceContext = createContext<StoryPlace | undefined>(undefined);

export const StoryPlaceProvider = StoryPlaceContext.Provider;

/** The context of the markup here. */
export function useStoryPlace(): StoryPlace {
  const place = useContext(StoryPlaceContext);
  if (place === undefined) {
    throw new Error(
      'useStoryPlace() was called outside <StoryPlaceProvider>. ' +
        'Interactive markup must be rendered inside it: see SceneView.',
    );
  }
  return place;
}
