// Stands in for code that this site has no use for.
export {};
