import { useMemo, useState } from 'react';
import { isSameProgram, type StoryProgram } from '../../../ink/story/story-program';
import { findInFiles, replaceInFiles, type FileQuery } from './find-in-files';

export type FileSearch = ReturnType<typeof useFileSearch>;

/** Finds a text in a program and replaces it, which can be undone until the program is another. */
export function useFileSearch(program: StoryProgram, onChange: (program: StoryProgram) => void) {
  const [query, setQuery] = useState<FileQuery>({
    text: '',
    matchesCase: false,
    wholeWords: false,
  });
  const [replacement, setReplacement] = useState('');
  const [done, setDone] = useState<{
    count: number;
    before: StoryProgram;
    after: StoryProgram;
  } | null>(null);
  const matches = useMemo(() => findInFiles(program, query), [program, query]);
  const last = done !== null && isSameProgram(program, done.after) ? done : null;
  return {
    query,
    matches,
    replacement,
    /** How many matches were replaced last, as long as it can be undone. */
    replaced: last?.count ?? null,
    changeQuery: (part: Partial<FileQuery>): void => setQuery({ ...query, ...part }),
    changeReplacement: setReplacement,
    replaceAll: (): void => {
      const after = replaceInFiles(program, query, replacement);
      setDone({ count: matches.length, before: program, after });
      onChange(after);
    },
    undo: (): void => {
      setDone(null);
      if (last !== null) onChange(last.before);
    },
  };
}
