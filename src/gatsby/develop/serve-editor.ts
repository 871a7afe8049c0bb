import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { OPEN_FILE, type OpenAnswer } from '../../base/problems/problem-feed';
import { chosenEditor, type ChosenEditor } from '../editor/chosen-editor';
import { argumentsFor, inShell, needsTerminal, programOf } from '../editor/editor-command';
import type { Handler } from './handler';
import { isOwnRequest } from './is-own-request';

/** How long an editor may take to fail, in ms; some run until their window is closed. */
const TIME_TO_FAIL = 1000;

/** Opens files of the project in the author’s editor, for pages of `develop`. */
export function serveEditor(projectRoot: string, choose = () => chosenEditor()): Handler {
  return (request, response, next) => {
    const [address, query] = (request.url ?? '').split('?');
    if (address !== OPEN_FILE || request.method !== 'POST') {
      next();
      return;
    }
    const place = new URLSearchParams(query);
    const file = place.get('file') ?? '';
    const line = Number(place.get('line') ?? 1);
    const opening = isOwnRequest(request)
      ? openFile(projectRoot, file, line, choose())
      : refuse('Files open only on the machine that runs the site, at http://localhost.');
    void opening.then((answer) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify(answer));
    });
  };
}

/** The REACT_EDITOR with which links in Gatsby’s own error messages never open an editor in the site’s terminal. */
export function editorForGatsby(editor = chosenEditor()): string {
  return editor === null || needsTerminal(editor.command) ? 'none' : editor.command;
}

async function openFile(
  projectRoot: string,
  file: string,
  line: number,
  editor: ChosenEditor | null,
): Promise<OpenAnswer> {
  if (editor === null) {
    return refuse(
      'To open files with a click, name an editor in VISUAL, EDITOR or git config core.editor, and start the site again.',
    );
  }
  const { command, source } = editor;
  const program = programOf(command);
  if (needsTerminal(command)) {
    return refuse(
      `${program} (${source}) runs in a terminal, and yours is busy with this site. To open files with a click, name an editor with its own window in VISUAL, and start the site again.`,
    );
  }
  const absolute = path.resolve(projectRoot, file);
  if (!absolute.startsWith(projectRoot + path.sep) || !existsSync(absolute)) {
    return refuse(`There is no ${file} in this project.`);
  }
  const isOpened = await start(command, argumentsFor(command, absolute, line), projectRoot);
  return isOpened
    ? { isOpened, message: `Opened ${file}:${line} in ${program} (${source}).` }
    : refuse(`${program} (${source}) could not open it.`);
}

function refuse(message: string): Promise<OpenAnswer> {
  return Promise.resolve({ isOpened: false, message });
}

/** Starts an editor apart from the terminal; resolves with whether it seems to run. */
function start(command: string, args: readonly string[], cwd: string): Promise<boolean> {
  const { file, args: shellArgs, shell } = inShell(command, args);
  const child = spawn(file, shellArgs, {
    cwd,
    shell,
    stdio: 'ignore',
    // In a session of its own it cannot reach the terminal.
    detached: true,
    windowsHide: true,
  });
  child.unref();
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (status) => resolve(status === 0));
    setTimeout(() => resolve(true), TIME_TO_FAIL).unref();
  });
}
