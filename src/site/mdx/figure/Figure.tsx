import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../../../config/messages';
import { Button } from '../../../ui/Button';
import { Image, type ImageProps } from './Image';
import * as styles from './Figure.module.css';

interface FigureProps extends ImageProps {
  caption?: string;
}

/** A picture with its caption, which opens as large as the window allows. */
export function Figure({ caption, ...image }: FigureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isEnlarged, setIsEnlarged] = useState(false);

  function enlarge(): void {
    // The dialog’s content must be rendered before it opens, so that its button can get the focus.
    flushSync(() => setIsEnlarged(true));
    dialog.current?.showModal();
  }

  return (
    <figure className={styles.figure}>
      <Button
        kind="bare"
        className={styles.enlarge}
        aria-label={messages.content.enlargeImage(image.alt)}
        onClick={enlarge}
      >
        <Image {...image} />
      </Button>
      {/* Not the kit’s: it has no look, and every page with a picture would load that. */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={image.alt}
        onClose={() => setIsEnlarged(false)}
      >
        {isEnlarged && (
          <Button
            kind="bare"
            className={styles.shrink}
            aria-label={messages.content.closeImage}
            onClick={() => dialog.current?.close()}
          >
            <Image {...image} />
          </Button>
        )}
      </dialog>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
