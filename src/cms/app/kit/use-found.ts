import { useEffect, useState } from 'react';
import { describeError } from '../../../base/browser/describe-error';

/** What a question needs to know before it can be answered: null until it is found; `failure` says why it is not. */
export function useFound<Found>(find: () => Promise<Found>): {
  found: Found | null;
  failure: string;
} {
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    find().then(setFound, (error: unknown) => setFailure(describeError(error)));
  }, [find]);
  return { found, failure };
}
