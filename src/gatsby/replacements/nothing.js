// In place of parts of Gatsby that this site has no use for: what others import of them, doing nothing.

/** Handles `Head` exports: heads are react-helmet’s here. */
export const headHandlerForBrowser = () => undefined;

/** Scrolling is src/site/navigation/route-scroll.ts’s. */
export const ScrollContext = ({ children }) => children;
export const useScrollRestoration = () => ({});
