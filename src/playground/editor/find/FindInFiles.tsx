import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../../base/browser/use-latest';
import { editorMessages } from '../../../config/messages/editor';
import { isSameProgram, type StoryProgram } from '../../../ink/story/story-program';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Field } from '../../../ui/Field';
import { findInFiles, replaceInFiles, type FileMatch } from './find-in-files';
import * as styles from './FindInFiles.module.css';

const { findAll: words, files } = editorMessages;

/** More than anyone reads. */
const MOST = 500;

export interface FindInFilesProps {
  program: StoryProgram;
  /** Whether only the page changes the story. */
  isReadOnly?: boolean;
  onChange: (program: StoryProgram) => void;
  onGoTo: (match: FileMatch) => void;
  onClose: () => void;
}

/** Finds a text in all files of a story, and replaces it; what would change is shown before. */
export function FindInFiles({ program, isReadOnly = false, ...props }: FindInFilesProps) {
  const { onChange, onGoTo, onClose } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [replacement, setReplacement] = useState('');
  const [matchesCase, setMatchesCase] = useState(false);
  const [wholeWords, setWholeWords] = useState(false);
  const [done, setDone] = useState<{
    count: number;
    before: StoryProgram;
    after: StoryProgram;
  } | null>(null);
  const query = useMemo(() => ({ text, matchesCase, wholeWords }), [text, matchesCase, wholeWords]);
  const matches = useMemo(() => findInFiles(program, query), [program, query]);
  const shown = matches.slice(0, MOST);
  const fileCount = new Set(matches.map(({ file }) => file)).size;
  useEffect(() => field.current?.focus(), []);

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

  const replace = (): void => {
    const after = replaceInFiles(program, query, replacement);
    setDone({ count: matches.length, before: program, after });
    onChange(after);
  };
  const undone = done !== null && isSameProgram(program, done.after) ? done.before : null;

  return (
    <section ref={panel} className={styles.panel} aria-label={words.label}>
      <div className={styles.fields}>
        <label className={styles.field}>
          {words.find}
          <Field
            isSmall
            ref={field}
            type="search"
            dir="auto"
            value={text}
            autoCapitalize="off"
            autoCorrect="off"
            aria-describedby={`${id}-found`}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        {!isReadOnly && (
          <label className={styles.field}>
            {words.replace}
            <Field
              isSmall
              dir="auto"
              value={replacement}
              autoCapitalize="off"
              autoCorrect="off"
              onChange={({ target }) => setReplacement(target.value)}
            />
          </label>
        )}
        <Checkbox
          className={styles.option}
          checked={matchesCase}
          onChange={({ target }) => setMatchesCase(target.checked)}
        >
          {words.matchCase}
        </Checkbox>
        <Checkbox
          className={styles.option}
          checked={wholeWords}
          onChange={({ target }) => setWholeWords(target.checked)}
        >
          {words.wholeWords}
        </Checkbox>
        {!isReadOnly && (
          <Button isSmall disabled={matches.length === 0} onClick={replace}>
            {words.replaceAll(matches.length)}
          </Button>
        )}
        <Button isSmall onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <div role="status" id={`${id}-found`} className={styles.found}>
        {done !== null && undone !== null && <span>{words.replaced(done.count)}</span>}
        {undone !== null && (
          <Button
            kind="link"
            onClick={() => {
              setDone(null);
              onChange(undone);
            }}
          >
            {words.undo}
          </Button>
        )}
        {text !== '' && undone === null && (
          <span>
            {matches.length === 0 ? words.nothing : words.found(matches.length, fileCount)}
            {matches.length > MOST && ` ${words.more(MOST)}`}
          </span>
        )}
      </div>
      {shown.length > 0 && (
        <ul className={styles.matches}>
          {shown.map((match) => (
            <li key={`${match.file ?? ''}:${match.from}`}>
              <Button kind="bare" className={styles.match} onClick={() => onGoTo(match)}>
                <span className={styles.place}>
                  {words.line(match.file ?? files.main, match.line)}
                </span>
                <span dir="auto" className={styles.line}>
                  {match.before.trimStart().slice(-60)}
                  {replacement === '' ? (
                    <mark>{match.text}</mark>
                  ) : (
                    <>
                      <del>{match.text}</del>
                      <ins>{replacement}</ins>
                    </>
                  )}
                  {match.after.slice(0, 120)}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
