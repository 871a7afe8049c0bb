import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../base/browser/reduced-motion';
import type { MarkupNodeOf } from '../../../ink/markup/markup-tree';
import type { SafeUrl } from '../../../ink/markup/safe-url';
import { useAssets, type Assets } from '../assets/assets-context';
import { Placeholder } from '../images/Placeholder';
import { storyClasses } from '../kit/story-classes';
import { useLoudness } from '../sound/sound-context';
import * as styles from './StoryVideo.module.css';

interface StoryVideoProps {
  node: MarkupNodeOf<'video'>;
}

/** A video from the web or the game’s files, as loud as the game; it starts by itself, as in the engine. */
export function StoryVideo({ node }: StoryVideoProps) {
  const { url, source, isLoop, poster, className } = node;
  const assets = useAssets();
  const { isOn, volume } = useLoudness();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null)
      Object.assign(video.current, { volume: volume / 100, muted: !isOn });
  }, [isOn, volume]);
  const src = addressOf(url, assets);
  if (src === null) return <Placeholder file={source} look="film" />;
  const posterSrc = addressOf(poster, assets);
  return (
    <video
      ref={video}
      className={storyClasses(className) ?? styles.video}
      src={src}
      loop={isLoop}
      muted
      autoPlay={!prefersReducedMotion()}
      controls
      playsInline
      preload="metadata"
      {...(posterSrc !== null && { poster: posterSrc })}
    />
  );
}

/** The address of a file that is a video or a picture in fact: the site has no videos that could stand in. */
function addressOf(url: SafeUrl | null, { find }: Assets): string | null {
  if (url === null) return null;
  return url.kind === 'web' ? url.href : (find(url.path)?.src ?? null);
}
