import { useRef, useState } from 'react';
import { messages } from '../../../config/messages';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Image, type ImageProps } from './Image';
import * as styles from './Figure.module.css';

interface FigureProps extends ImageProps {
  caption?: string;
}

/** A picture with its caption, which opens as large as the window allows. */
export function Figure({ caption, ...image }: FigureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isEnlarged, setIsEnlarged] = useState(false);

  return (
    <figure className={styles.figure}>
      <Button
        kind="bare"
        className={styles.enlarge}
        aria-label={messages.content.enlargeImage(image.alt)}
        onClick={() => setIsEnlarged(true)}
      >
        <Image {...image} />
      </Button>
      {isEnlarged && (
        <Dialog
          ref={dialog}
          className={styles.dialog}
          aria-label={image.alt}
          onClose={() => setIsEnlarged(false)}
        >
          <Button
            kind="bare"
            className={styles.shrink}
            aria-label={messages.content.closeImage}
            onClick={() => dialog.current?.close()}
          >
            <Image {...image} />
          </Button>
        </Dialog>
      )}
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
