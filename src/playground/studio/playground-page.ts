import { createContext, useContext } from 'react';
import type { Action } from './actions';

/** What the player does differently from the engine. */
export interface Difference {
  differenceId: string;
  title: string;
  explanation: string;
}

/** What the page around the playground gives to it. */
export interface PlaygroundPage {
  /** Where the bar of the page has room for the project; null before it is there. */
  bar: HTMLElement | null;
  differences: readonly Difference[];
  /** What the site around it can do. */
  actions: readonly Omit<Action, 'group'>[];
}

const PlaygroundPageContext = createContext<PlaygroundPage>({
  bar: null,
  differences: [],
  actions: [],
});

export const PlaygroundPageProvider = PlaygroundPageContext.Provider;

/** The page around the playground. */
export function usePlaygroundPage(): PlaygroundPage {
  return useContext(PlaygroundPageContext);
}

/** The part of the help that the page’s address asks for, or null: these were once parts of the page. */
export function helpAnchor(): string | null {
  return /^#(?<anchor>keys|differences)$/.exec(window.location.hash)?.groups?.anchor ?? null;
}
