import { useEffect, useState } from 'react';
import { BOX_PICTURE, type PlacedBox } from '../../ink/map/lay-out-map';
import { useProjectFiles } from '../files/project-files';
import { thumbnailOf, type Thumbnail } from './thumbnail';
import * as styles from './StoryMapTool.module.css';

interface BoxPictureProps {
  box: PlacedBox;
  path: string;
}

/** The picture of a place, in the room that its box has for it. */
export function BoxPicture({ box, path }: BoxPictureProps) {
  const blob = useProjectFiles().files.get(path);
  const [thumbnail, setThumbnail] = useState<Thumbnail | null>(null);
  useEffect(() => {
    if (blob === undefined) return undefined;
    let isGone = false;
    void thumbnailOf(path, blob).then((made) => {
      if (!isGone) setThumbnail(made);
    });
    return () => {
      isGone = true;
    };
  }, [path, blob]);
  if (thumbnail === null) return null;
  const { width, height } = thumbnail;
  return (
    <image
      {...thumbnail}
      x={box.x + (box.width - width) / 2}
      y={box.y + BOX_PICTURE.top + (BOX_PICTURE.height - height) / 2}
      className={styles.picture}
    />
  );
}
