import type { ReactNode } from 'react';
import type { MarkupNodeOf } from '../../../ink/markup/markup-tree';
import { classNames } from '../../../ui/class-names';
import { runMarkupAction } from '../kit/run-markup-action';
import { storyClasses } from '../kit/story-classes';
import { useStoryPlace } from '../kit/story-context';
import { LabelPlace } from './LabelPlace';
import * as styles from './controls.module.css';

interface StoryButtonProps {
  node: MarkupNodeOf<'button'>;
  children: ReactNode;
}

/** A button in the text that calls a function of the story. */
export function StoryButton({ node, children }: StoryButtonProps) {
  const place = useStoryPlace();
  const { functionName, isDisabled, isBordered, isModal, className } = node;
  const classes = classNames(styles.button, isBordered && styles.bordered, storyClasses(className));
  if (place.kind === 'label')
    return (
      <span className={classes} data-kind="button">
        {children}
      </span>
    );
  return (
    <button
      type="button"
      className={classes}
      data-kind="button"
      disabled={isDisabled || place.kind === 'past'}
      onClick={() => {
        // Without a function it fails, as in the engine, and tells the author so.
        runMarkupAction(place.actions, {
          kind: 'function',
          functionName: functionName ?? '',
          isModal,
        });
      }}
    >
      <LabelPlace>{children}</LabelPlace>
    </button>
  );
}
