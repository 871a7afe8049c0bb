import type { ReactNode } from 'react';
import type { MarkupNodeOf } from '../../../ink/markup/markup-tree';
import { classNames } from '../../../ui/class-names';
import { storyClasses } from '../kit/story-classes';
import { useStoryPlace } from '../kit/story-context';
import { LabelPlace } from './LabelPlace';
import * as styles from './controls.module.css';

interface StoryUrlProps {
  node: MarkupNodeOf<'url'>;
  children: ReactNode;
}

/** An external link, which opens in a new tab; plain text if its address is not a valid link. */
export function StoryUrl({ node, children }: StoryUrlProps) {
  const { kind } = useStoryPlace();
  const classes = classNames(styles.url, storyClasses(node.className));
  if (kind === 'label' || node.href === null) {
    return (
      <span className={classes} style={node.style} data-kind="url" title={node.source || undefined}>
        {children}
      </span>
    );
  }
  return (
    <a
      className={classes}
      style={node.style}
      href={node.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
    >
      <LabelPlace>{children}</LabelPlace>
    </a>
  );
}
