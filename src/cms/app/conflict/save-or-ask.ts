import type { StoredFile } from '../../protocol/protocol';
import { noteHash } from '../kit/opened-files';
import { askAboutConflict, TheirsAcceptedError } from './ask-about-conflict';

/** Rejected if somebody else has changed the file since it was opened. */
export class ChangedError extends Error {
  constructor(
    message: string,
    readonly changed: StoredFile,
  ) {
    super(message);
  }
}

/**
 * Saves a text with `save`, which rejects with a `ChangedError` if the file is not the one of `knownHash`; then its
 * author decides.
 */
export async function saveOrAsk<Result>(
  text: string,
  save: () => Promise<Result>,
): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof ChangedError)) throw error;
    const theirs = error.changed;
    const choice = await askAboutConflict(theirs, text, 'save');
    if (choice === null) {
      throw new Error(
        `${theirs.path} was not saved. Your text is still here: save it again to decide.`,
      );
    }
    noteHash(theirs.path, theirs.hash);
    if (choice === 'theirs') throw new TheirsAcceptedError(theirs);
    return saveOrAsk(text, save);
  }
}
