import { Children, type ReactNode } from 'react';
import * as styles from './CodeBlock.module.css';

interface CodeLineProps {
  isHighlighted?: true;
  /** Whether the message below the block is about this line. */
  isFaulty?: true;
  change?: 'added' | 'removed';
  children?: ReactNode;
}

const elements = { added: 'ins', removed: 'del' } as const;

/** One line of a code block, with its line break; changed lines use elements that screen readers announce. */
export function CodeLine({ isHighlighted, isFaulty, change, children }: CodeLineProps) {
  const Line = change === undefined ? 'span' : elements[change];
  return (
    <Line className={styles.line} data-highlighted={isHighlighted} data-faulty={isFaulty}>
      {withLineEnd(children)}
    </Line>
  );
}

/** The line break is appended to the preceding text: two adjacent text nodes would add a comment to the HTML. */
function withLineEnd(children: ReactNode): ReactNode[] {
  const parts = Children.toArray(children);
  const last = parts.at(-1);
  return typeof last === 'string' ? [...parts.slice(0, -1), `${last}\n`] : [...parts, '\n'];
}
