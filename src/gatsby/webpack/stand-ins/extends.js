// Stands in for Babel’s helper, which copies properties by itself where browsers cannot.
export default Object.assign;
