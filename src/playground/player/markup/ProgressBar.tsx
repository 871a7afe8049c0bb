import { useId, type ReactNode } from 'react';
import type { MarkupNodeOf } from '../../../ink/markup/markup-tree';
import { classNames } from '../../../ui/class-names';
import { storyClasses } from '../kit/story-classes';
import { useGameWords } from '../kit/game-words';
import * as styles from './ProgressBar.module.css';

interface ProgressBarProps {
  node: MarkupNodeOf<'progress'>;
  children: ReactNode;
}

/** A bar with text on it; without text, a thin bar. */
export function ProgressBar({ node, children }: ProgressBarProps) {
  const { words } = useGameWords();
  const label = useId();
  const hasLabel = node.children.length > 0;
  const name = hasLabel ? { 'aria-labelledby': label } : { 'aria-label': words.story.progress };
  return (
    <span
      className={classNames(styles.progress, storyClasses(node.className))}
      data-accent={node.isAccent}
      data-border={node.hasBorder}
      data-thin={node.isThin && !hasLabel}
      data-solid={node.isSolid}
      role="progressbar"
      aria-valuenow={node.percent}
      {...name}
    >
      <span className={styles.bar} style={{ inlineSize: `${node.percent}%` }} />
      <span id={label} className={styles.label}>
        {children}
      </span>
    </span>
  );
}
