import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeProject } from '../../../testing/temp-project';
import { openEditor } from './open-editor';

const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
beforeEach(() => log.mockClear());

/** The path of an editor in a folder with a space, which records what it opens. */
function makeEditor(status = 0) {
  const root = makeProject({
    'my tools/code': `#!/bin/sh\nprintf '%s\\n' "$@" > "$(dirname "$0")/opened"\nexit ${status}\n`,
  });
  const editor = path.join(root, 'my tools/code');
  chmodSync(editor, 0o755);
  return { editor, opened: () => readFileSync(path.join(root, 'my tools/opened'), 'utf8') };
}

it('opens the line with the options of the command, and says which editor and why', () => {
  const { editor, opened } = makeEditor();
  openEditor('content/docs/a b.mdx', 6, { command: `"${editor}" --wait`, source: 'VISUAL' });
  expect(opened()).toBe('--wait\n-g\ncontent/docs/a b.mdx:6\n');
  expect(log.mock.calls).toEqual([['Opens content/docs/a b.mdx in code (VISUAL).']]);
});

it('says so if the editor fails', () => {
  const { editor } = makeEditor(3);
  openEditor('a.mdx', 6, { command: `'${editor}'`, source: 'EDITOR' });
  expect(log).toHaveBeenLastCalledWith(
    'code (EDITOR) ended with status 3. Now open a.mdx in your editor.',
  );
});

it('opens nothing if none was chosen', () => {
  openEditor('a.mdx', 6, null);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Now open a\.mdx in your editor\./));
});
