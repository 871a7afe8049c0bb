import { useState, type MouseEvent } from 'react';
import { leaveOrExplain } from '../../base/browser/leave-or-explain';
import { messages } from '../../config/messages';
import { Icon } from '../../ui/Icon';
import type { CopyOutcome } from './copy-markdown';

interface CopyPageLinkProps {
  /** Address of the page’s Markdown version. */
  href: string;
  className: string | undefined;
}

/** Copies the page as Markdown; if that fails, or if a modifier key opens links elsewhere, it is a plain link. */
export function CopyPageLink({ href, className }: CopyPageLinkProps) {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);

  function onClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Without a connection, the link would lead to an error of the browser.
    if (outcome?.isCopied === false && navigator.onLine) return;
    event.preventDefault();
    copy();
  }

  function copy(): void {
    setOutcome(null);
    import(/* webpackChunkName: "copy" */ './copy-markdown').then(
      async ({ copyMarkdown }) => setOutcome(await copyMarkdown(href)),
      () => leaveOrExplain({ address: href, title: messages.navigation.copyFailed, onRetry: copy }),
    );
  }

  return (
    <span>
      <a href={href} className={className} data-app="" onClick={onClick}>
        <Icon name="page" />
        {messages.chrome.copyPage}
      </a>{' '}
      <span role="status">{outcome?.message}</span>
    </span>
  );
}
