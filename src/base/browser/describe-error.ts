import { messages } from '../../config/messages';

/** The messages of an error and its causes, outermost first. */
export function describeError(error: unknown): string {
  const chain: unknown[] = [];
  let current: unknown = error;
  // A cause can lead back to an error already listed.
  while (current !== undefined && current !== null && !chain.includes(current)) {
    chain.push(current);
    current = current instanceof Error ? current.cause : undefined;
  }
  return chain
    .map((link) => (link instanceof Error && link.message) || String(link))
    .join(`\n\n${messages.crash.cause}\n`);
}
