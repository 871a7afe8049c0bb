import { createContext, useContext } from 'react';
import type { VariableValue } from '../engine/game-view';

/** What a story can be asked for from within its text. */
export interface StoryActions {
  choose: (id: number) => void;
  /** Takes the choice that a link names, as the engine finds it. */
  follow: (to: string | number | boolean) => void;
  callFunction: (functionName: string, isModal: boolean) => void;
  setVariable: (name: string, value: VariableValue) => void;
}

/** What the markup of a place in the story can reach. */
export interface StoryPlace {
  /** In a scene already left only spoilers and outside links work; in a label nothing does. */
  kind: 'live' | 'past' | 'label';
  variables: Readonly<Record<string, VariableValue>>;
  actions: StoryActions;
}

const StoryPlaceContext = createContext<StoryPlace | undefined>(undefined);

export const StoryPlaceProvider = StoryPlaceContext.Provider;

/** What the markup here can reach. */
export function useStoryPlace(): StoryPlace {
  const place = useContext(StoryPlaceContext);
  if (place === undefined) {
    throw new Error(
      'useStoryPlace() was called outside <StoryPlaceProvider>. ' +
        'Markup that can be acted on must be drawn inside it: see SceneView.',
    );
  }
  return place;
}
