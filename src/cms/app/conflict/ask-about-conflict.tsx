import type { StoredFile } from '../../protocol/protocol';
import { askInDialog } from '../kit/ask-in-dialog';
import { ConflictDialog, type ConflictChoice, type Undertaking } from './ConflictDialog';

/** Rejected by a save after which the form shows the file’s text instead of its own. */
export class TheirsAcceptedError extends Error {
  constructor(readonly theirs: StoredFile) {
    super(`The form now shows ${theirs.path} as it is in the file; nothing was saved.`);
  }
}

/** Asks which text a changed file gets; null if the dialog was closed. */
export function askAboutConflict(
  theirs: Pick<StoredFile, 'path' | 'text'>,
  mine: string,
  undertaking: Undertaking,
): Promise<ConflictChoice> {
  return askInDialog((onAnswer) => (
    <ConflictDialog
      file={theirs.path}
      theirs={theirs.text}
      mine={mine}
      undertaking={undertaking}
      onChoose={onAnswer}
    />
  ));
}
