import { useEffect, useId, useRef } from 'react';
import { useLatest } from '../../../base/browser/use-latest';
import { editorMessages } from '../../../config/messages/editor';
import type { StoryProgram } from '../../../ink/story/story-program';
import { Button } from '../../../ui/Button';
import { FindFields } from './FindFields';
import { MatchList } from './MatchList';
import type { FileMatch } from './find-in-files';
import { useFileSearch } from './use-file-search';
import * as styles from './FindInFiles.module.css';

const { findAll: words } = editorMessages;

/** More than anyone reads. */
const MOST = 500;

export interface FindInFilesProps {
  program: StoryProgram;
  /** Whether only the page changes the story. */
  isReadOnly?: boolean;
  /** Whether its first field takes the focus. */
  takesFocus?: boolean;
  onChange: (program: StoryProgram) => void;
  onGoTo: (match: FileMatch) => void;
  onClose: () => void;
}

/** Finds a text in all files of a story, and replaces it; what would change is shown before. */
export function FindInFiles({ program, isReadOnly = false, ...props }: FindInFilesProps) {
  const { takesFocus = true, onChange, onGoTo, onClose } = props;
  const statusId = useId();
  const panel = useRef<HTMLElement>(null);
  const search = useFileSearch(program, onChange);
  const { query, matches, replaced } = search;
  const fileCount = new Set(matches.map(({ file }) => file)).size;

  const close = useLatest(onClose);
  // Escape closes the panel wherever in it the focus is.
  useEffect(() => {
    const { current: element } = panel;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close.current();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [close]);

  return (
    <section ref={panel} className={styles.panel} aria-label={words.label}>
      <FindFields
        search={search}
        statusId={statusId}
        isReadOnly={isReadOnly}
        takesFocus={takesFocus}
        onClose={onClose}
      />
      <div role="status" id={statusId} className={styles.found}>
        {replaced !== null && (
          <>
            <span>{words.replaced(replaced)}</span>
            <Button kind="link" onClick={search.undo}>
              {words.undo}
            </Button>
          </>
        )}
        {query.text !== '' && replaced === null && (
          <span>
            {matches.length === 0 ? words.nothing : words.found(matches.length, fileCount)}
            {matches.length > MOST && ` ${words.more(MOST)}`}
          </span>
        )}
      </div>
      {matches.length > 0 && (
        <MatchList
          matches={matches.slice(0, MOST)}
          replacement={search.replacement}
          onGoTo={onGoTo}
        />
      )}
    </section>
  );
}
