// Stands in for Gatsby's handler of `Head` exports: heads are react-helmet's here.
export const headHandlerForBrowser = () => undefined;
