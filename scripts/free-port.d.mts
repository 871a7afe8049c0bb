/** Resolves with the first of `count` neighbouring ports that are free. */
export function freePort(count?: number): Promise<number>;
