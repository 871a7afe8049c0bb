import { isChoiceScript } from '../../ink/convert/choicescript/read-scene';
import { isTwinePage } from '../../ink/convert/twine/read-page';
import { isTwee } from '../../ink/convert/twine/read-twee';

/** Another tool’s story that was pasted: what its writer calls it, and the file that an import would read. */
export interface ForeignText {
  tool: string;
  path: string;
}

/** Whose story a text is; null if it is of no other tool. */
export function foreignText(text: string): ForeignText | null {
  if (isTwinePage(text)) return { tool: 'Twine', path: 'pasted.html' };
  if (isTwee(text)) return { tool: 'Twine', path: 'pasted.twee' };
  // Choices of ink can begin like its commands.
  return isChoiceScript(text) && !text.includes('->')
    ? { tool: 'ChoiceScript', path: 'pasted.txt' }
    : null;
}
