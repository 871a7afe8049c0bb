import { Children, type ReactNode } from 'react';
import * as styles from './CodeBlock.module.css';

interface CodeLineProps {
  isHighlighted?: true;
  /** Whether the message below the block is about it. */
  isFaulty?: true;
  change?: 'added' | 'removed';
  children?: ReactNode;
}

const elements = { added: 'ins', removed: 'del' } as const;

/** One line of a code block, with its end; the elements of changed lines say so to screen readers. */
export function CodeLine({ isHighlighted, isFaulty, change, children }: CodeLineProps) {
  const Line = change === undefined ? 'span' : elements[change];
  return (
    <Line className={styles.line} data-highlighted={isHighlighted} data-faulty={isFaulty}>
      {withLineEnd(children)}
    </Line>
  );
}

/** The line's end joins the text before it: two texts side by side would cost a comment in the markup. */
function withLineEnd(children: ReactNode): ReactNode[] {
  const parts = Children.toArray(children);
  const last = parts.at(-1);
  return typeof last === 'string' ? [...parts.slice(0, -1), `${last}\n`] : [...parts, '\n'];
}
