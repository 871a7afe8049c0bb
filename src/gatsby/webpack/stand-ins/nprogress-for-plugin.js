// Stands in for the library inside gatsby-plugin-nprogress, which brings the bar's styles. The bar itself has one
// owner, src/site/navigation/progress-bar.ts: it starts at 200 ms, and loads the library when it is first wanted.
const nothing = () => undefined;

export default { configure: nothing, start: nothing, done: nothing };
