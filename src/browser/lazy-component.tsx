import type { ComponentType, ReactNode } from 'react';
import { messages } from '../site/messages';
import { LoadFailureBox } from './LoadFailureBox';
import { useDeferredModule } from './use-deferred-module';

interface LazyComponentOptions {
  /** Shown after 200 ms of waiting; by default the word "Loading…". */
  loading?: ReactNode;
  /** Shown on the server and in the first 200 ms; nothing by default. */
  placeholder?: ReactNode;
  /** What could not be loaded, as a sentence for the failure box. */
  failureTitle?: string;
}

/**
 * A component whose code is fetched when it is first shown:
 * `lazyComponent(() => import('./SearchDialog').then((module) => module.SearchDialog))`.
 * A failure shows its error with a Retry button in the component's place.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, placeholder = null, failureTitle }: LazyComponentOptions = {},
): ComponentType<Props> {
  return function LazyComponent(props: Props) {
    const module = useDeferredModule(load);
    switch (module.state) {
      case 'waiting':
        return <>{placeholder}</>;
      case 'slow':
        return <>{loading ?? <p role="status">{messages.navigation.loading}</p>}</>;
      case 'failed':
        return (
          <LoadFailureBox
            title={failureTitle ?? messages.navigation.loadFailed}
            error={module.error}
            onRetry={module.retry}
          />
        );
      case 'loaded':
        return <module.value {...props} />;
    }
  };
}
