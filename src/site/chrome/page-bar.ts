import { createContext, useContext } from 'react';

const PageBarContext = createContext<HTMLElement | null>(null);

export const PageBarProvider = PageBarContext.Provider;

/** The place in the header that a page has for itself if it fills the window; null before it is there. */
export function usePageBar(): HTMLElement | null {
  return useContext(PageBarContext);
}
