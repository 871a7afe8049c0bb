import { useEffect, useState } from 'react';
import { describeError } from '../../../../base/browser/describe-error';
import { preparePicture } from './prepare-picture';

interface Prepared {
  /** The file as it can be uploaded; null until it is, or if it cannot be. */
  picture: File | null;
  /** An address by which the browser shows it. */
  url: string | null;
  refusal: string | null;
}

const NOTHING: Prepared = { picture: null, url: null, refusal: null };

/** Prepares a file that was chosen as a picture. */
export function usePreparedPicture(chosen: File | null): Prepared {
  const [done, setDone] = useState<{ chosen: File; prepared: Prepared } | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    let url: string | null = null;
    let isStale = false;
    preparePicture(chosen).then(
      (picture) => {
        if (isStale) return;
        url = URL.createObjectURL(picture);
        setDone({ chosen, prepared: { picture, url, refusal: null } });
      },
      (error: unknown) => {
        const refusal = describeError(error);
        if (!isStale) setDone({ chosen, prepared: { ...NOTHING, refusal } });
      },
    );
    return () => {
      isStale = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [chosen]);
  return done?.chosen === chosen ? done.prepared : NOTHING;
}
