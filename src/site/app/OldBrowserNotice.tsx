import { withPrefix } from 'gatsby';
import { docsRoot } from '../../config/docs-root';
import { messages } from '../../config/messages';
import * as styles from './OldBrowserNotice.module.css';

const words = messages.oldBrowser;

interface OldBrowserNoticeProps {
  /** Whether the page is for writing, which needs a newer browser than reading and playing. */
  isForWriting?: boolean;
}

/** Says in browsers that are older than the site supports what to expect. Styles hide it in all others. */
export function OldBrowserNotice({ isForWriting = false }: OldBrowserNoticeProps) {
  return (
    <p className={`${styles.notice} ${isForWriting ? styles.forWriting : ''}`}>
      {isForWriting ? words.writing : words.reading}{' '}
      <a href={withPrefix(`${docsRoot}/playground/which-browsers/`)}>{words.which}</a>
    </p>
  );
}
