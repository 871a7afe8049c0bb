import { useEffect } from 'react';
import { docsRoot } from '../../config/docs-root';
import { playgroundMessages as words } from '../../config/messages/playground';
import { playedEngine } from '../../config/played-engine';
import { Link } from '../../ui/Link';
import { OtherTools } from '../../ui/OtherTools';
import { KeyList } from './KeyList';
import { helpAnchor, usePlaygroundPage } from './playground-page';
import * as styles from './HelpTool.module.css';

/** What the playground is, its keys, and what it does differently from the engine; the docs have it as a page. */
export function HelpTool() {
  const { differences } = usePlaygroundPage();
  useEffect(() => {
    const anchor = helpAnchor();
    if (anchor !== null) document.getElementById(anchor)?.scrollIntoView();
  }, []);
  return (
    <div className={styles.help}>
      <p>{words.lead}</p>
      <p className={styles.links}>
        <Link href={`${docsRoot}/ink-basics/intro/`}>{words.learn}</Link>
        <Link href={`${docsRoot}/playground/`}>{words.about}</Link>
      </p>
      <p>
        <OtherTools lead={words.otherTools} />
      </p>
      <h2 id="keys" className={styles.heading}>
        {words.keys.heading}
      </h2>
      <KeyList />
      <h2 id="differences" className={styles.heading}>
        {words.differences.heading}
      </h2>
      <p className={styles.note}>{words.differences.lead(playedEngine)}</p>
      <dl className={styles.list}>
        {differences.map(({ differenceId, title, explanation }) => (
          <div key={differenceId} className={styles.difference}>
            <dt>{title}</dt>
            <dd>{explanation}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
