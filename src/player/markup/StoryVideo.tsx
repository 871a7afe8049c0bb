import type { MarkupNodeOf } from '../../core/markup/markup-tree';
import { Placeholder } from '../images/Placeholder';
import { storyClasses } from '../story-classes';
import * as styles from './StoryVideo.module.css';

interface StoryVideoProps {
  node: MarkupNodeOf<'video'>;
}

/** A video from the web, muted until the reader turns the sound on; the site has no videos of its own. */
export function StoryVideo({ node }: StoryVideoProps) {
  const { url, source, isLoop, poster, className } = node;
  if (url?.kind !== 'web') return <Placeholder file={source} look="film" />;
  return (
    <video
      className={storyClasses(className) ?? styles.video}
      src={url.href}
      loop={isLoop}
      muted
      controls
      playsInline
      preload="metadata"
      {...(poster?.kind === 'web' && { poster: poster.href })}
    />
  );
}
