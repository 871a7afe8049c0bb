import { useEffect, useState } from 'react';
import { filesMessages as words } from '../../config/messages/files';
import { assetKind } from '../../ink/story/asset-kinds';
import { useBlobSource } from './use-blob-source';
import * as styles from './FilesTool.module.css';

interface FilePreviewProps {
  path: string;
  blob: Blob;
}

/** What a sound says is not known here; the element has to have a track. */
const NO_CAPTIONS = 'data:text/vtt,WEBVTT';

/** A picture, the controls of a sound or a video, or a line in a font. SVG is only shown as a picture: it runs nothing. */
export function FilePreview(props: FilePreviewProps) {
  switch (assetKind(props.path)) {
    case 'picture':
      return <Picture {...props} />;
    case 'sound':
      return <Sound {...props} />;
    case 'video':
      return <Video {...props} />;
    case 'font':
      return <Specimen {...props} />;
    default:
      return null;
  }
}

function Picture({ path, blob }: FilePreviewProps) {
  const element = useBlobSource<HTMLImageElement>(path, blob);
  return <img ref={element} alt="" className={styles.picture} />;
}

function Sound({ path, blob }: FilePreviewProps) {
  const element = useBlobSource<HTMLAudioElement>(path, blob);
  return (
    <audio ref={element} controls preload="none" aria-label={path} className={styles.sound}>
      <track kind="captions" src={NO_CAPTIONS} />
    </audio>
  );
}

function Video({ path, blob }: FilePreviewProps) {
  const element = useBlobSource<HTMLVideoElement>(path, blob);
  return (
    <video ref={element} controls preload="metadata" aria-label={path} className={styles.video}>
      <track kind="captions" src={NO_CAPTIONS} />
    </video>
  );
}

function Specimen({ path, blob }: FilePreviewProps) {
  const [family, setFamily] = useState<string | null>(null);
  useEffect(() => {
    let face: FontFace | null = null;
    let isGone = false;
    const name = `specimen ${path.replace(/[^\w]+/g, ' ')}`;
    void blob
      .arrayBuffer()
      .then((bytes) => new FontFace(name, bytes).load())
      .then(
        (loaded) => {
          if (isGone) return;
          face = loaded;
          document.fonts.add(loaded);
          setFamily(name);
        },
        () => undefined,
      );
    return () => {
      isGone = true;
      if (face !== null) document.fonts.delete(face);
    };
  }, [path, blob]);
  return family === null ? null : (
    <p className={styles.specimen} style={{ fontFamily: `"${family}"` }}>
      {words.specimen}
    </p>
  );
}
