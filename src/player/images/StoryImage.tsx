import clsx from 'clsx';
import { withPrefix } from 'gatsby';
import { useState, type CSSProperties } from 'react';
import type { Source } from '../../core/markup/markup-tree';
import { playerMessages } from '../../site/messages/player';
import { Placeholder } from './Placeholder';
import { sampleAsset } from './sample-assets';
import * as styles from './StoryImage.module.css';

const words = playerMessages.story;

/** Width and height of the file, in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

interface StoryImageProps {
  source: Source;
  /** The size: the line’s height, the natural size, or for tags at most half the window’s height. */
  look: 'inline' | 'block' | 'natural' | 'tag';
  /** The author’s own alternative text. */
  alt?: string | null;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Called once, if the size is only known when the file has loaded. */
  onSize?: (size: ImageSize) => void;
}

/** A picture of a story: from the web, from the site’s own set, or a drawn frame with its name. */
export function StoryImage({
  source,
  look,
  alt = null,
  className,
  style,
  onSize,
}: StoryImageProps) {
  const [isMissing, setIsMissing] = useState(false);
  const { url, source: file } = source;
  const asset = url?.kind === 'file' ? sampleAsset(url.path) : null;
  const address = url?.kind === 'web' ? url.href : asset && withPrefix(asset.src);
  if (address === null || isMissing) {
    return (
      <Placeholder
        file={file}
        look={look === 'inline' ? 'inline' : 'block'}
        className={className}
        style={style}
      />
    );
  }
  return (
    <img
      className={clsx(styles[look], className)}
      style={{ ...(look === 'tag' && asset && { width: roomFor(asset) }), ...style }}
      src={address}
      alt={alt ?? words.picture(file)}
      referrerPolicy="no-referrer"
      {...(asset && { width: asset.width, height: asset.height })}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onSize?.({ width, height })
      }
      onError={() => setIsMissing(true)}
    />
  );
}

/** The width that a picture will have, to reserve its space before it loads. */
function roomFor({ width, height }: ImageSize): string {
  return `min(${width}px, ${width / height} * min(50vh, 20rem))`;
}
