/** How every browser here is started. */
export const chromiumFlags: readonly string[];
