/** What the spelling dictionary would use for files of its own, of which browsers have none. */
export const fileURLToPath = String;
