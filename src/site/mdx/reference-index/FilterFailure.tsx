import { useState } from 'react';
import { LoadFailureBox } from '../../../base/browser/LoadFailureBox';
import { whyUnreachable } from '../../../base/browser/reach-server';
import { messages } from '../../../config/messages';

/** What is shown instead of a filter whose code could not be loaded; reloads only a page that its server still has. */
export function FilterFailure({ error }: { error: unknown }) {
  const { loadFailed } = messages.navigation;
  const [obstacle, setObstacle] = useState<string | null>(null);
  const retry = async (): Promise<void> => {
    const found = await whyUnreachable(new URL(window.location.href));
    setObstacle(found);
    if (found === null) window.location.reload();
  };
  return (
    <LoadFailureBox title={loadFailed} error={obstacle ?? error} onRetry={() => void retry()} />
  );
}
