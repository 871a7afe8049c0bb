import { useState } from 'react';
import { formatSize } from '../../base/text/format-size';
import { filesMessages as words } from '../../config/messages/files';
import { Button } from '../../ui/Button';
import { FilePreview } from './FilePreview';
import { requestSmaller, type SmallerFile } from '../assets/request-smaller';
import * as styles from './FilesTool.module.css';

interface SmallerOfferProps {
  path: string;
  blob: Blob;
  onTake: (smaller: SmallerFile) => void;
}

type State = 'offered' | 'making' | 'impossible' | 'declined' | SmallerFile;

/** Offers a large picture in a smaller version; the original stays until the writer has seen and taken it. */
export function SmallerOffer({ path, blob, onTake }: SmallerOfferProps) {
  const [state, setState] = useState<State>('offered');
  const make = async (): Promise<void> => {
    setState('making');
    setState((await requestSmaller(path, blob)) ?? 'impossible');
  };
  if (typeof state !== 'string') {
    return (
      <div className={styles.offer}>
        <FilePreview path={state.path} blob={state.blob} />
        <p>
          {words.offer(
            formatSize(blob.size),
            formatSize(state.blob.size),
            state.width,
            state.height,
          )}
        </p>
        <Button onClick={() => onTake(state)}>{words.take}</Button>
        <Button onClick={() => setState('declined')}>{words.keep}</Button>
      </div>
    );
  }
  return (
    <div role="status" className={styles.detail}>
      {state === 'making' && words.making}
      {state === 'impossible' && words.notSmaller(path)}
      {(state === 'offered' || state === 'declined') && (
        <>
          {words.large(formatSize(blob.size))}{' '}
          <Button
            kind="link"
            className={styles.link}
            aria-label={words.smallerOf(path)}
            onClick={() => void make()}
          >
            {words.smaller}
          </Button>
        </>
      )}
    </div>
  );
}
