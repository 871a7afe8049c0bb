import { editorMessages } from '../../../config/messages/editor';
import { Button } from '../../../ui/Button';
import type { FileMatch } from './find-in-files';
import * as styles from './FindInFiles.module.css';

const { findAll: words, files } = editorMessages;

interface MatchListProps {
  matches: readonly FileMatch[];
  replacement: string;
  onGoTo: (match: FileMatch) => void;
}

/** Matches in their lines, each a button to its place; with a replacement, as they would become. */
export function MatchList({ matches, replacement, onGoTo }: MatchListProps) {
  return (
    <ul className={styles.matches}>
      {matches.map((match) => (
        <li key={`${match.file ?? ''}:${match.from}`}>
          <Button kind="bare" className={styles.match} onClick={() => onGoTo(match)}>
            <span className={styles.place}>{words.line(match.file ?? files.main, match.line)}</span>
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
  );
}
