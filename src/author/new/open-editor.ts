import { spawnSync } from 'node:child_process';
import { chosenEditor } from '../../gatsby/editor/chosen-editor';
import { argumentsFor, inShell, programOf } from '../../gatsby/editor/editor-command';

/** Opens a file at a line in the editor that the author chose, and waits for it; says what happens. */
export function openEditor(file: string, line: number, editor = chosenEditor()): void {
  if (editor === null) {
    console.log(
      `Now open ${file} in your editor. It opens by itself if VISUAL, EDITOR or git config core.editor names an editor.`,
    );
    return;
  }
  const { command, source } = editor;
  const program = programOf(command);
  console.log(`Opens ${file} in ${program} (${source}).`);
  const started = inShell(command, argumentsFor(command, file, line));
  const { status } = spawnSync(started.file, started.args, {
    stdio: 'inherit',
    shell: started.shell,
  });
  if (status === 0) return;
  console.log(
    `${program} (${source}) ended with status ${status ?? 'unknown'}. Now open ${file} in your editor.`,
  );
}
