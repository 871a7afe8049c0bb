/** Returns a required value, or throws an error that says what is missing. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) {
    throw new Error(
      `${what} is missing. Stop the site, run “npx gatsby clean” and build it again.`,
    );
  }
  return value;
}
