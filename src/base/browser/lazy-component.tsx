import type { ComponentType, ReactNode } from 'react';
import { messages } from '../../config/messages';
import { LoadFailureBox } from './LoadFailureBox';
import { useDeferredModule } from './use-deferred-module';

interface LazyComponentOptions {
  /** Shown after waiting for 200 ms; the word "Loading…" by default. */
  loading?: ReactNode;
  /** Shown on the server and during the first 200 ms; nothing by default. */
  placeholder?: ReactNode;
  /** A sentence for the failure box that says what could not be loaded. */
  failureTitle?: string;
}

/**
 * A component whose code loads when it is first shown: `lazyComponent(() => import('./SearchDialog').then((module) =>
 * module.SearchDialog))`. If loading fails, the error and a Retry button take the component’s place.
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
