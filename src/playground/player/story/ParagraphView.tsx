import { useMemo } from 'react';
import { safeUrl } from '../../../ink/markup/safe-url';
import { classNames } from '../../../ui/class-names';
import type { Paragraph } from '../engine/game-view';
import { StoryImage } from '../images/StoryImage';
import { storyClasses } from '../kit/story-classes';
import { MarkupText } from '../markup/MarkupText';
import * as styles from './SceneView.module.css';

interface ParagraphViewProps {
  paragraph: Paragraph;
}

/** A line of the story, with the pictures of its IMAGE tags above it. */
export function ParagraphView({ paragraph }: ParagraphViewProps) {
  const { text, tags, images } = paragraph;
  const sources = useMemo(
    () => images.map((source) => ({ source, url: safeUrl(source) })),
    [images],
  );
  return (
    <>
      {sources.map((source, place) => (
        <div key={place} className={styles.image}>
          <StoryImage source={source} look="tag" />
        </div>
      ))}
      <div
        dir="auto"
        className={classNames(styles.paragraph, storyClasses(tags.CLASS))}
        data-class={typeof tags.CLASS === 'string' ? tags.CLASS : undefined}
      >
        <MarkupText text={text} />
      </div>
    </>
  );
}
