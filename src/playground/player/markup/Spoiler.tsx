import { useState, type ReactNode } from 'react';
import type { MarkupNodeOf } from '../../../ink/markup/markup-tree';
import { classNames } from '../../../ui/class-names';
import { storyClasses } from '../kit/story-classes';
import { useStoryPlace } from '../kit/story-context';
import { LabelPlace } from './LabelPlace';
import { hasControls } from './has-controls';
import { useGameWords } from '../kit/game-words';
import * as styles from './controls.module.css';

interface SpoilerProps {
  node: MarkupNodeOf<'spoiler'>;
  children: ReactNode;
}

/** Hidden text that each click shows or hides again. */
export function Spoiler({ node, children }: SpoilerProps) {
  const { words } = useGameWords();
  const [isShown, setIsShown] = useState(false);
  const { kind } = useStoryPlace();
  const classes = classNames(styles.spoiler, storyClasses(node.className));
  // Controls cannot be inside a button, so text that contains some stays visible once shown.
  if (kind === 'label' || (isShown && hasControls(node.children))) {
    return (
      <span className={classes} data-kind="spoiler" data-shown="true">
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      data-kind="spoiler"
      data-shown={isShown}
      aria-expanded={isShown}
      {...(!isShown && { 'aria-label': words.story.spoiler })}
      onClick={() => setIsShown(!isShown)}
    >
      <span className={styles.secret}>
        <LabelPlace>{children}</LabelPlace>
      </span>
    </button>
  );
}
