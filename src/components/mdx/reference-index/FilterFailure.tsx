import { LoadFailureBox } from '../../../browser/LoadFailureBox';
import { messages } from '../../../site/messages';

/** What is shown instead of a filter whose code could not be loaded. */
export function FilterFailure({ error }: { error: unknown }) {
  const { loadFailed } = messages.navigation;
  return (
    <LoadFailureBox title={loadFailed} error={error} onRetry={() => window.location.reload()} />
  );
}
