import type { ReactNode } from 'react';
import * as styles from './CodeBlock.module.css';

interface CodeLineProps {
  isHighlighted?: true;
  change?: 'added' | 'removed';
  children?: ReactNode;
}

const elements = { added: 'ins', removed: 'del' } as const;

/** One line of a code block, with its end; the elements of changed lines say so to screen readers. */
export function CodeLine({ isHighlighted, change, children }: CodeLineProps) {
  const Line = change === undefined ? 'span' : elements[change];
  return (
    <Line className={styles.line} data-highlighted={isHighlighted}>
      {children}
      {'\n'}
    </Line>
  );
}
