// Stands in for gatsby-react-router-scroll: src/site/navigation/route-scroll.ts does its work.
export const ScrollContext = ({ children }) => children;
export const useScrollRestoration = () => ({});
