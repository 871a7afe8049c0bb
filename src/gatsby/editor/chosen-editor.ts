import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The editor that an author chose. */
export interface ChosenEditor {
  /** As it was written, with options: `code --wait`. */
  command: string;
  /** Where it was chosen. */
  source: string;
}

interface Surroundings {
  env?: Readonly<NodeJS.ProcessEnv>;
  platform?: NodeJS.Platform;
  readGitEditor?: () => string | null;
}

/** The first editor chosen in VISUAL, EDITOR or git’s configuration, otherwise VS Code if it is installed, or null. */
export function chosenEditor({
  env = process.env,
  platform = process.platform,
  readGitEditor = gitEditor,
}: Surroundings = {}): ChosenEditor | null {
  const { VISUAL: visual, EDITOR: editor } = env;
  if (visual) return { command: visual, source: 'VISUAL' };
  if (editor && !isNpmDefault(editor, env, platform)) return { command: editor, source: 'EDITOR' };
  const git = readGitEditor();
  if (git) return { command: git, source: 'git config core.editor' };
  return hasCode(env, platform) ? { command: 'code', source: 'VS Code, found on the PATH' } : null;
}

/**
 * npm sets EDITOR for its scripts even if the author did not. An EDITOR that equals npm’s default may have been chosen,
 * but nothing tells the two apart.
 */
function isNpmDefault(
  editor: string,
  env: Readonly<NodeJS.ProcessEnv>,
  platform: NodeJS.Platform,
): boolean {
  if (env.npm_execpath === undefined) return false;
  return editor === (platform === 'win32' ? `${env.SYSTEMROOT ?? ''}\\notepad.exe` : 'vi');
}

function gitEditor(): string | null {
  const { stdout } = spawnSync('git', ['config', 'core.editor'], { encoding: 'utf8' });
  // Without git there is no output at all.
  return (stdout as string | null)?.trim() ?? null;
}

function hasCode({ PATH = '' }: Readonly<NodeJS.ProcessEnv>, platform: NodeJS.Platform): boolean {
  const name = platform === 'win32' ? 'code.cmd' : 'code';
  return PATH.split(path.delimiter).some((folder) => existsSync(path.join(folder, name)));
}
