/** A cache that keeps nothing. */
export const noCache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
