import { spawn } from 'node:child_process';

/** What a command of Git came to. */
export interface GitResult {
  /** Null if it was ended because it took too long. */
  status: number | null;
  stdout: string;
  /** All it said for people, in English and without passwords. */
  said: string;
}

interface GitOptions {
  input?: string;
  env?: Readonly<Record<string, string>>;
  /** How long it may take, in ms. */
  within?: number;
}

/** For a command that is given paths; hooks, which look for patterns, must not inherit it. */
export const PLAIN_PATHS = { GIT_LITERAL_PATHSPECS: '1' };

/** Rejected if Git is not installed. */
export class NoGitError extends Error {}

/** What a program that started us may have said of its own repository. */
const FOREIGN = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR'];
const WHILE = 60_000;

/** Runs the installed Git in a folder. It asks nothing: there is nobody at its terminal. */
export function runGit(
  folder: string,
  args: readonly string[],
  { input = '', env = {}, within = WHILE }: GitOptions = {},
): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const own = Object.entries(process.env).filter(([name]) => !FOREIGN.includes(name));
    const child = spawn('git', ['--no-optional-locks', '-c', 'core.quotePath=off', ...args], {
      cwd: folder,
      env: {
        ...Object.fromEntries(own),
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        ...env,
      },
      // Without a terminal, ssh asks for no password there either.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    const [out, words]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => out.push(part));
    child.stderr.on('data', (part: Buffer) => words.push(part));
    const timer = setTimeout(() => endAll(child.pid), within);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject((error as NodeJS.ErrnoException).code === 'ENOENT' ? new NoGitError() : error);
    });
    child.on('close', (status) => {
      clearTimeout(timer);
      const said = withoutPassword(Buffer.concat(words).toString('utf8')).trim();
      resolve({ status, stdout: Buffer.concat(out).toString('utf8'), said });
    });
    // It may end before it has read all.
    child.stdin.on('error', () => undefined).end(input);
  });
}

/** Ends a command with what it has started, such as ssh. */
function endAll(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid);
  } catch {
    // It has ended by itself just now.
  }
}

/** An address, or words with one, without the name and password in it. */
export const withoutPassword = (words: string): string =>
  words.replace(/(?<=\w:\/\/)[^\s/]+@/g, '');

/** Rejected if a command of Git did not do what it should. */
class GitError extends Error {}

/** What a command printed; throws if it failed. */
export function requireDone(result: GitResult): string {
  if (result.status === 0) return result.stdout;
  throw new GitError(`Git refused: ${allSaid(result)}`);
}

/** All that a command printed, in one text. */
export const allSaid = ({ stdout, said }: GitResult): string =>
  [withoutPassword(stdout).trim(), said].filter(Boolean).join('\n');

/** The parts that a command printed with `-z`. */
export const partsOf = (printed: string): string[] => printed.split('\0').filter(Boolean);
