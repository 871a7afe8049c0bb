import type { FoundFile } from '../assets/found-file';
import { chosenFiles } from './find-files';

/** Lets the user choose files in the system’s dialog; must be called while a click or key is handled. */
export function pickFiles(onPicked: (files: readonly FoundFile[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.addEventListener('change', () => onPicked(chosenFiles([...(input.files ?? [])])));
  input.click();
}
