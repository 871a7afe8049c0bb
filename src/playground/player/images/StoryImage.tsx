import { useState, type CSSProperties } from 'react';
import type { Source } from '../../../ink/markup/markup-tree';
import { classNames } from '../../../ui/class-names';
import { sizeOf, useAssets, type ImageSize } from '../assets/assets-context';
import { Placeholder } from './Placeholder';
import { useGameWords } from '../kit/game-words';
import * as styles from './StoryImage.module.css';

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

/** A picture of a story: from the web, from the game’s files, or a drawn frame with its name. */
export function StoryImage({
  source,
  look,
  alt = null,
  className,
  style,
  onSize,
}: StoryImageProps) {
  const { words } = useGameWords();
  const { find } = useAssets();
  const [missing, setMissing] = useState<string | null>(null);
  const { url, source: file } = source;
  const asset = url?.kind === 'file' ? find(url.path) : null;
  const address = url?.kind === 'web' ? url.href : (asset?.src ?? null);
  const size = asset && sizeOf(asset);
  if (address === null || address === missing) {
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
      className={classNames(styles[look], className)}
      style={{ ...(look === 'tag' && size && { width: roomFor(size) }), ...style }}
      src={address}
      alt={alt ?? words.story.picture(file)}
      referrerPolicy="no-referrer"
      {...size}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onSize?.({ width, height })
      }
      onError={() => setMissing(address)}
    />
  );
}

/** The width that a picture will have, to reserve its space before it loads. */
function roomFor({ width, height }: ImageSize): string {
  return `min(${width}px, ${width / height} * min(50vh, 20rem))`;
}
