import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

interface ChangedWordsProps {
  before: string;
  after: string;
}

/** A text with the words that are gone and those that are new. */
export function ChangedWords({ before, after }: ChangedWordsProps) {
  const parts = useMemo(() => diffWordsWithSpace(before, after), [before, after]);
  return (
    <>
      {parts.map(({ value, added, removed }, index) =>
        added ? <ins key={index}>{value}</ins> : removed ? <del key={index}>{value}</del> : value,
      )}
    </>
  );
}
