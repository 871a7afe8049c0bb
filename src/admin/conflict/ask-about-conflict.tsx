import { createRoot } from 'react-dom/client';
import type { DeskFile } from '../../core/desk/desk-protocol';
import { ConflictDialog, type ConflictChoice, type Undertaking } from './ConflictDialog';

/** Rejected by a save after which the form shows the file’s text instead of its own. */
export class TakenError extends Error {
  constructor(readonly theirs: DeskFile) {
    super(`The form now shows ${theirs.path} as it is in the file; nothing was saved.`);
  }
}

/** Asks which text a changed file gets, in a dialog of its own; null if it was closed. */
export async function askAboutConflict(
  theirs: Pick<DeskFile, 'path' | 'text'>,
  mine: string,
  undertaking: Undertaking,
): Promise<ConflictChoice> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const choice = await new Promise<ConflictChoice>((resolve) =>
    root.render(
      <ConflictDialog
        file={theirs.path}
        theirs={theirs.text}
        mine={mine}
        undertaking={undertaking}
        onChoose={resolve}
      />,
    ),
  );
  root.unmount();
  place.remove();
  return choice;
}
