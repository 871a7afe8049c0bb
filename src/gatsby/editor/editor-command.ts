type LineForm = (file: string, line: number) => string[];

const afterColon: LineForm = (file, line) => [`${file}:${line}`];

/** How editors take a line, by program; others open the file at its beginning. */
const LINE_FORMS: readonly (readonly [RegExp, LineForm])[] = [
  [/^(?:code|code-insiders|codium|cursor|windsurf)$/i, (...at) => ['-g', ...afterColon(...at)]],
  [/^(?:subl|zed|hx)$/i, afterColon],
  [
    /^(?:n?vim?|[gm]vim|view|nano|pico|micro|kak|emacs|emacsclient|gedit)$/i,
    (file, line) => [`+${line}`, file],
  ],
];

const IN_TERMINAL = /^(?:n?vim?|view|nano|pico|micro|kak|hx|joe|ne|ed)$/i;
const EMACS_IN_TERMINAL = /\s(?:-nw|-t|-tty|--tty|--no-window-system)(?=\s|$)/;

/** The name of the program that a command starts: `code` for `"/usr/bin/code" --wait`. */
export function programOf(command: string): string {
  const { double, single, bare } =
    /^\s*(?:"(?<double>[^"]+)"|'(?<single>[^']+)'|(?<bare>\S+))/.exec(command)?.groups ?? {};
  const program = double ?? single ?? bare ?? '';
  return program.replace(/^.*[\\/]/, '').replace(/\.(?:exe|cmd|bat)$/i, '');
}

/** What follows an editor’s command to open a file, at a line where the editor takes one. */
export function argumentsFor(command: string, file: string, line: number): string[] {
  const program = programOf(command);
  const form = LINE_FORMS.find(([programs]) => programs.test(program))?.[1];
  return form?.(file, line) ?? [file];
}

/** Whether an editor runs in a terminal instead of a window of its own. */
export function needsTerminal(command: string): boolean {
  const program = programOf(command);
  return /^emacs/i.test(program) ? EMACS_IN_TERMINAL.test(command) : IN_TERMINAL.test(program);
}

/** A command and its arguments as `spawn` takes them. */
export function inShell(
  command: string,
  args: readonly string[],
  platform = process.platform,
): { file: string; args: string[]; shell: boolean } {
  // The command may have options and quotes, as git and other programs allow.
  if (platform !== 'win32') {
    return { file: 'sh', args: ['-c', `${command} "$@"`, 'sh', ...args], shell: false };
  }
  const quoted = args.map((arg) => `"${arg}"`);
  return { file: [command, ...quoted].join(' '), args: [], shell: true };
}
