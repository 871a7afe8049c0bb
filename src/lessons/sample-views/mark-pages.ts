import { progressSlot } from './drafts/draft-slot';

/** Marks pages whose exercises or steps are done; for readers who have done none, nothing is loaded. */
export async function markPages(): Promise<void> {
  if (progressSlot().get() === null) return;
  const parts = await import('./exercise/reader-parts').catch(() => null);
  await parts?.showMarks();
}
