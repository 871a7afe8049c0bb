import type { ComponentType } from 'react';
import { useDeferredModule } from '../../base/browser/use-deferred-module';
import { messages } from '../../config/messages';
import { NotLoaded } from './NotLoaded';

/**
 * Like `lazyComponent`, for parts that somebody opens while they write: a failure says that their text is kept, and
 * offers a reload.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failureTitle: string,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const module = useDeferredModule(load);
    switch (module.state) {
      case 'waiting':
        return null;
      case 'slow':
        return <p role="status">{messages.navigation.loading}</p>;
      case 'failed':
        return <NotLoaded title={failureTitle} onRetry={module.retry} />;
      case 'loaded':
        return <module.value {...props} />;
    }
  };
}
