/** The flags that all browsers in the benchmarks start with. */
export const chromiumFlags: readonly string[];
