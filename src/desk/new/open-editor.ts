import { spawnSync } from 'node:child_process';

/** Opens a file in the author’s editor and waits for it; false if none is set or it cannot be started. */
export function openEditor(file: string): boolean {
  const editor = [process.env.VISUAL, process.env.EDITOR].find(Boolean);
  if (editor === undefined) return false;
  // The editor setting may contain options: “code --wait”.
  const [command = '', ...options] = editor.split(/\s+/).filter(Boolean);
  const { error } = spawnSync(command, [...options, file], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return error === undefined;
}
