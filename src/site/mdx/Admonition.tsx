import type { ReactNode } from 'react';
import { messages } from '../../config/messages';
import { AdmonitionMark } from './AdmonitionMark';
import { admonitionKinds, type AdmonitionType } from './admonition-kinds';
import * as styles from './Admonition.module.css';

interface AdmonitionProps {
  type: AdmonitionType;
  title?: string;
  children?: ReactNode;
}

/** A note set apart from the text, headed by its kind and its title, if it has one. */
export function Admonition({ type, title, children }: AdmonitionProps) {
  const kind = admonitionKinds[type];
  return (
    <div role="note" className={`${styles.admonition} ${styles[kind]}`}>
      <div className={styles.heading}>
        <AdmonitionMark kind={kind} />
        <span className={styles.label}>{messages.content.admonitions[type]}</span>
        {title !== undefined && <span className={styles.title}>{title}</span>}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
