import { Button } from '../../../ui/Button';
import type { FileVersion } from '../../protocol/protocol';
import { timeOf } from '../kit/time-of';

interface VersionButtonProps {
  version: FileVersion;
  isChosen: boolean;
  /** How it stands to what the author has now; '' if it differs. */
  mark: string;
  onChoose: () => void;
}

/** A version in the list of a file’s versions: when it was written, by whom, and what for. */
export function VersionButton({ version, isChosen, mark, onChoose }: VersionButtonProps) {
  const { date, author, subject } = version;
  return (
    <Button kind="bare" aria-pressed={isChosen} onClick={onChoose}>
      <strong>
        <time dateTime={date}>{timeOf(version)}</time>
      </strong>{' '}
      {mark !== '' && <em>{mark}</em>}
      <span>{author}</span>
      <span>{subject}</span>
    </Button>
  );
}
