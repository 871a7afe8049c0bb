import { spawnSync } from 'node:child_process';

/** Opens a file in the author's editor and waits for it; false where none is named or it cannot be started. */
export function openEditor(file: string): boolean {
  const editor = [process.env.VISUAL, process.env.EDITOR].find(Boolean);
  if (editor === undefined) return false;
  // An editor may be named with options: “code --wait”.
  const [command = '', ...options] = editor.split(/\s+/).filter(Boolean);
  const { error } = spawnSync(command, [...options, file], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return error === undefined;
}
