import type { ReactNode } from 'react';
import type { MarkupNodeOf } from '../../../ink/markup/markup-tree';
import { classNames } from '../../../ui/class-names';
import { runMarkupAction } from '../kit/run-markup-action';
import { storyClasses } from '../kit/story-classes';
import { useStoryPlace } from '../kit/story-context';
import { LabelPlace } from './LabelPlace';
import * as styles from './controls.module.css';

interface StoryLinkProps {
  node: MarkupNodeOf<'link'>;
  children: ReactNode;
}

/** A link in the text that takes a choice or calls a function; inactive in past scenes. */
export function StoryLink({ node, children }: StoryLinkProps) {
  const place = useStoryPlace();
  const { action } = node;
  const classes = classNames(styles.link, storyClasses(node.className));
  if (place.kind !== 'live') {
    return (
      <span className={classes} data-kind={place.kind === 'label' ? 'link' : undefined}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      data-kind="link"
      data-link=""
      // Without a target it fails, as in the engine, and tells the author so.
      onClick={() => runMarkupAction(place.actions, action ?? { kind: 'choice', to: '' })}
    >
      <LabelPlace>{children}</LabelPlace>
    </button>
  );
}
