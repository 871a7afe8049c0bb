import { useEffect, useRef, type MutableRefObject } from 'react';
import { mediaType } from '../player/assets/media-type';

/** For the element that shows a file’s content; the type of the content comes from the file’s path. */
export function useBlobSource<T extends HTMLImageElement | HTMLMediaElement>(
  path: string,
  blob: Blob,
): MutableRefObject<T | null> {
  const element = useRef<T | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([blob], { type: mediaType(path) }));
    if (element.current !== null) element.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [path, blob]);
  return element;
}
